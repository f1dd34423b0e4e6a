/** A password that is a known word with at most this many other characters is easy to guess. */
const ADDED_CHARACTERS_MAX = 6;
/** Names of the product, and words that its users would try first. */
const PRODUCT = ['move', 'beweegplein', 'sport', 'club', 'zwemclub', 'sportclub', 'voetbalclub'];
/** The alphabet, the digits, and rows of keys on QWERTY and AZERTY keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
];
const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

let known: Promise<ReadonlySet<string>> | undefined;

/** Common passwords, common Dutch words and first names; loaded when the first password is set. */
async function loadKnown(): Promise<ReadonlySet<string>> {
  const [common, dutch] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-nl-be'),
  ]);
  const { commonWords, boysFirstnames, girlsFirstnames } = dutch.dictionary;
  const words = [...common.dictionary['passwords-common'], ...commonWords, ...boysFirstnames, ...girlsFirstnames];
  return new Set([...words.map(simplified), ...PRODUCT]);
}

/**
 * Returns why a password of 10 to 128 characters is easy to guess, else null. `common`: a common password, one known word with some
 * digits or signs around it, a repetition, a row of keys, a number. `names`: little more than the personal words, which are the
 * owner's names and address, and the names of the owner's organisations and platforms. Takes time linear in its length.
 */
export async function whyEasyToGuess(
  password: string,
  personal: readonly string[],
): Promise<'common' | 'names' | null> {
  const plain = simplified(password);
  if (isMonotonous(plain)) return 'common';
  known ??= loadKnown();
  const words = await known;
  if (words.has(plain) || isKnownWord(plain, words)) return 'common';
  const texts = [plain, withoutLookalikes(plain)];
  const own = personal.flatMap(listWords);
  const easy = texts.find((text) => isLittleBeside(text, own));
  if (easy === undefined) return null;
  return own.some((piece) => easy.includes(piece)) ? 'names' : 'common';
}

/** Lower case, without accents. */
function simplified(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const withoutLookalikes = (text: string) =>
  Array.from(text)
    .map((char) => LOOKALIKES[char] ?? char)
    .join('');

const isLetter = (char: string | undefined) => char !== undefined && /\p{L}/u.test(char);

/** Whether a text has few different characters, is a number of at most 15 digits, repeats a short piece, or is little more than ROWS. */
function isMonotonous(text: string): boolean {
  if (new Set(text).size < 5) return true;
  if (/^\d{1,15}$/.test(text)) return true;
  if (repetitionLength(text) <= 8 && repetitionLength(text) * 2 <= text.length) return true;
  return withoutRows(text).length < ADDED_CHARACTERS_MAX;
}

/** The length of the shortest piece of at most 8 characters that the text repeats (at its end incompletely), else of the text. */
function repetitionLength(text: string): number {
  for (let length = 1; length <= 8; length++) {
    if (text.slice(length) === text.slice(0, -length)) return length;
  }
  return text.length;
}

/** Removes pieces of four or more characters that follow one another in ROWS, forwards or backwards. */
function withoutRows(text: string): string {
  const rows = ROWS.flatMap((row) => [row, Array.from(row).reverse().join('')]);
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = Math.max(...rows.map((row) => commonLength(row, text, at)));
    if (length < 4) rest += text.charAt(at);
    at += length < 4 ? 1 : length;
  }
  return rest;
}

/** How many characters from `at` on follow one another in a row. */
function commonLength(row: string, text: string, at: number): number {
  const start = row.indexOf(text.charAt(at));
  let length = 0;
  while (start >= 0 && start + length < row.length && row[start + length] === text[at + length]) length++;
  return length;
}

/** Whether the text is one known word with a few digits and signs around it. */
function isKnownWord(text: string, words: ReadonlySet<string>): boolean {
  const chars = Array.from(text);
  const first = chars.findIndex(isLetter);
  const last = chars.findLastIndex(isLetter);
  if (first < 0) return false;
  const core = chars.slice(first, last + 1).join('');
  const isKnown = words.has(core) || words.has(withoutLookalikes(core));
  return isKnown && chars.length - (last + 1 - first) <= ADDED_CHARACTERS_MAX;
}

/** The words of a name or address, and the whole without its signs: “de Wit” is “dewit” too. */
function listWords(text: string): string[] {
  const pieces = simplified(text).split(/[^\p{L}\d]+/u);
  return [...pieces, pieces.join('')].filter((piece) => piece.length >= 3);
}

/** Whether little remains of the text without the personal words (`own`) and the words of the product. */
function isLittleBeside(text: string, own: readonly string[]): boolean {
  const longestFirst = [...own, ...PRODUCT].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest.length < text.length && rest.length <= ADDED_CHARACTERS_MAX;
}
