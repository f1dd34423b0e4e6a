import { withoutTrailing } from '../kit/text/text.ts';

export type Addressee = { first_name: string; last_name: string; email: string };

const WORD = /[^\s<>,;"'()]+/g;
/** An @ with something on both sides. */
const isAddress = (word: string) => word.slice(1, -1).includes('@');

/**
 * The people in a pasted text: `Daan Visser <daan@club.example>; eva.mulder@club.example`. Without a name, the part before the @ is split:
 * `eva.mulder` is Eva Mulder. A name in quotes with a comma has the last name first. Each address once.
 */
export function parseAddresses(text: string): Addressee[] {
  const found = new Map<string, Addressee>();
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    if (!isAddress(match[0])) continue;
    const email = withoutTrailing(match[0].toLowerCase(), '.');
    const words = nameBefore(text.slice(from, match.index));
    from = match.index + match[0].length;
    const [first = '', ...rest] = words.length > 0 ? words : nameFromAddress(email);
    if (!found.has(email)) found.set(email, { first_name: first, last_name: rest.join(' '), email });
  }
  return [...found.values()];
}

/** The name before an address: in quotes directly before it, or on its own line or after the last separator. */
function nameBefore(text: string): string[] {
  const parts = text.split('"');
  const isQuoted = ['', '<'].includes((parts.at(-1) ?? '').trim());
  const [lastName = '', ...firstNames] = isQuoted ? (parts.at(-2) ?? '').split(',') : [];
  if (firstNames.length > 0) return splitWords(`${firstNames.join(' ')} ${lastName}`);
  return splitWords(text.split(/[,;\n>]/).at(-1) ?? '');
}

const splitWords = (name: string) =>
  name
    .replace(/["'<()]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

function nameFromAddress(email: string): string[] {
  const words = (email.split('@')[0] ?? '').split(/[._-]+/).filter((word) => /^\p{L}{2,}$/u.test(word));
  return words.length < 2 ? [] : words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
