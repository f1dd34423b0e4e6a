/** The device in a user agent: “Chrome” on “Windows”. Null for what is missing or unknown. */
export type UserAgent = { browser: string | null; system: string | null };

/** The first match counts: most browsers also name the ones they imitate. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const firstFound = (text: string, names: readonly (readonly [string, string])[]) =>
  names.find(([mark]) => text.includes(mark))?.[1] ?? null;

/** Parses the device from a user agent. */
export function parseUserAgent(userAgent: string | null): UserAgent {
  const text = userAgent ?? '';
  return { browser: firstFound(text, BROWSERS), system: firstFound(text, SYSTEMS) };
}
