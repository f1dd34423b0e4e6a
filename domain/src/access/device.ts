/** What a user agent says about the device: “Chrome” on “Windows”. Null for what it doesn't say or we don't know. */
export type Device = { browser: string | null; system: string | null };

/** By the first mark that is found: most browsers also name the ones they are made like. */
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

/** Reads the device from a user agent. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  return { browser: firstFound(text, BROWSERS), system: firstFound(text, SYSTEMS) };
}
