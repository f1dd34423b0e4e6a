const MILLION = 1_000_000;
const list = (item: unknown, length: number): unknown[] => Array.from({ length }, () => item);

/** Returns texts of this length, each the worst case for one way of reading a text. */
export const textAttacksOf = (length: number) =>
  ({
    spaces: ' '.repeat(length),
    'spaces between letters': `x${' '.repeat(length)}x`,
    'line breaks': `x${'\n'.repeat(length)}x`,
    'spaces and line breaks': ' \n'.repeat(length / 2),
    'returns and tabs': '\r\t'.repeat(length / 2),
    'opening braces': '{{'.repeat(length / 2),
    'an open variable': `{{${' '.repeat(length)}x`,
    letters: 'a'.repeat(length),
    digits: '1'.repeat(length),
    'dashes and dots': 'a-.'.repeat(length / 3),
    'at signs': 'a@'.repeat(length / 2),
    slashes: `https://${'/'.repeat(length)}`,
    'accents out of order': `e${'\u0301'.repeat(length / 4)}${'\u0323'.repeat(length / 4)}`,
    'control characters': '\u0001'.repeat(length),
    'half characters': '\ud83d'.repeat(length / 3),
  }) satisfies Record<string, string>;

/** The texts, of a million characters each. */
export const textAttacks = textAttacksOf(MILLION);

/** Lists and records as long as the JSON limit allows. */
export const listAttacks: Readonly<Record<string, unknown>> = {
  'empty texts': list('', 20_000),
  zeros: list(0, 20_000),
  objects: list({}, 20_000),
  names: Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, ''])),
};
