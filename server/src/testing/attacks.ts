const MILLION = 1_000_000;
const list = (item: unknown, length: number): unknown[] => Array.from({ length }, () => item);

/** Texts of a megabyte, each the worst case for one way of reading a text. */
export const textAttacks: Readonly<Record<string, string>> = {
  spaces: ' '.repeat(MILLION),
  'spaces between letters': `x${' '.repeat(MILLION)}x`,
  'line breaks': `x${'\n'.repeat(MILLION)}x`,
  'spaces and line breaks': ' \n'.repeat(MILLION / 2),
  'returns and tabs': '\r\t'.repeat(MILLION / 2),
  'opening braces': '{{'.repeat(MILLION / 2),
  'an open variable': `{{${' '.repeat(MILLION)}x`,
  letters: 'a'.repeat(MILLION),
  digits: '1'.repeat(MILLION),
  'dashes and dots': 'a-.'.repeat(MILLION / 3),
  'at signs': 'a@'.repeat(MILLION / 2),
  slashes: `https://${'/'.repeat(MILLION)}`,
  'accents out of order': `e${'\u0301'.repeat(MILLION / 4)}${'\u0323'.repeat(MILLION / 4)}`,
  'control characters': '\u0001'.repeat(MILLION),
  'half characters': '\ud83d'.repeat(MILLION / 3),
};

/** Lists and records as long as they get past the reading of JSON. */
export const listAttacks: Readonly<Record<string, unknown>> = {
  'empty texts': list('', 20_000),
  zeros: list(0, 20_000),
  objects: list({}, 20_000),
  names: Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, ''])),
};
