import type { Message } from '../kit/messages/messages.ts';
import { keywordsLength } from '../kit/text/keywords.ts';

// What App Store Connect and Google Play accept. A rule returns a message, or null.

const looksLike = (example: string): Message => ({ key: 'store.format', params: { example } });

/** Characters, as the stores count them. */
export const STORE_LIMITS = {
  app_name: 30,
  promotional_text: 170,
  short_description: 80,
  full_description: 4_000,
  /** All of them together, with the commas between. */
  keywords: 100,
} as const;

/** The highest version code that Google Play accepts. */
export const VERSION_CODE_MAX = 2_100_000_000;

const RESERVED = new Set(
  `abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally
  float for goto if implements import instanceof int interface long native new null package private protected public return short
  static strictfp super switch synchronized this throw throws transient true try void volatile while`.split(/\s+/),
);

/** An application id of Android: two parts or more, each starts with a letter and is no keyword of Java. */
export function packageName(value: string): Message | null {
  const parts = value.split('.');
  const isName = parts.length >= 2 && parts.every((part) => /^[a-zA-Z][a-zA-Z0-9_]*$/.test(part));
  if (!isName || value.length > 150) return looksLike('nl.waterstad.sport');
  const reserved = parts.find((part) => RESERVED.has(part));
  return reserved === undefined ? null : { key: 'store.word', params: { word: reserved } };
}

/** A bundle id of Apple: letters, digits, dashes and dots. */
export function bundleId(value: string): Message | null {
  const isId = value.length <= 155 && /^[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+$/.test(value);
  return isId ? null : looksLike('nl.waterstad.sport-app');
}

/** One to three numbers with dots between, as both stores show a version: `2.8.1`. */
export function version(value: string): Message | null {
  const isVersion = /^\d{1,5}(?:\.\d{1,5}){0,2}$/.test(value);
  return isVersion ? null : looksLike('2.8.1');
}

/** The SHA-256 of a signing certificate: 32 pairs of hexadecimal digits with colons between. */
export function fingerprint(value: string): Message | null {
  return /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/.test(value) ? null : looksLike('1A:2B:3C:… (SHA-256)');
}

/** The id of a team or key at Apple: ten capitals and digits. */
export function appleId(value: string): Message | null {
  return /^[A-Z0-9]{10}$/.test(value) ? null : looksLike('A1B2C3D4E5');
}

/** A private key as Apple issues it (.p8): PEM of PKCS #8. */
export function privateKey(value: string): Message | null {
  const isPem = /^-----BEGIN PRIVATE KEY-----\s[A-Za-z0-9+/=\s]{40,}-----END PRIVATE KEY-----$/.test(value);
  return isPem ? null : looksLike('-----BEGIN PRIVATE KEY----- … -----END PRIVATE KEY-----');
}

/** Apple counts the commas: the keywords as the store gets them. */
export const joinKeywords = (keywords: readonly string[]): string => keywords.join(',');

export function keywords(words: readonly string[]): Message | null {
  const length = keywordsLength(words);
  if (length <= STORE_LIMITS.keywords) return null;
  return { key: 'store.keywords', params: { max: STORE_LIMITS.keywords, length } };
}

/** Negative when the first version is lower, 0 when they are equal; trailing zeros don't count. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
