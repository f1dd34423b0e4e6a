/** The longest name, and the longest remittance information, of a SEPA payment. */
export const SEPA_NAME_MAX = 70;
export const SEPA_REMITTANCE_MAX = 140;
/** The longest id of a message or a payment. */
export const SEPA_ID_MAX = 35;

/** Letters and signs that Unicode doesn't decompose into plain ones. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  '&': '+',
  '@': '(at)',
  _: '-',
  '€': 'EUR',
  '‘': "'",
  '’': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '•': '.',
  '·': '.',
  '…': '...',
};

const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]*$/;

/** Whether every character is accepted by all SEPA banks. */
export const isSepaText = (text: string): boolean => ALLOWED.test(text);

/** An id of a message or payment by the rules of the EPC: 1 to 35 SEPA characters without spaces, no slash at an end, nor two in a row. */
export const isSepaId = (id: string): boolean =>
  id.length > 0 &&
  id.length <= SEPA_ID_MAX &&
  isSepaText(id) &&
  !id.includes(' ') &&
  !id.startsWith('/') &&
  !id.endsWith('/') &&
  !id.includes('//');

/**
 * The text in the SEPA character set, truncated to `max` characters: `é` becomes `e`, `ß` becomes `ss`, `&` becomes `+`, `_` becomes `-`,
 * and other characters become spaces. Returns `fallback` when no letter or digit is left, since a bank refuses an empty element.
 */
export function sepaText(text: string, max: number, fallback: string): string {
  const latin = Array.from(text.normalize('NFKC'), (sign) => LETTERS[sign] ?? sign).join('');
  const plain = latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    // for some banks one slash at the start, or two in a row, starts a code
    .replace(/\/{2,}/g, '/')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/^\//, '');
  const cut = plain.trim().slice(0, max).trim();
  return /[A-Za-z0-9]/.test(cut) ? cut : fallback;
}
