/** Capitals and digits that don't look alike: no I, O, 0 and 1. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Random characters of a generated code: 32^10 codes can't be guessed at ten attempts an hour. */
export const CODE_RANDOM_LENGTH = 10;
/** Minimum and maximum length of a whole code, without spaces and dashes. */
export const CODE_MIN = 6;
export const CODE_MAX = 40;
/** Maximum length of a prefix or suffix. */
export const AFFIX_MAX = 10;

/** The form in which codes are compared: capitals, without spaces and dashes. */
export function normalizeCode(text: string): string {
  return text.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
}

/** A typed code as shown: capitals, its groups kept. */
export function formatCode(text: string): string {
  return text
    .toUpperCase()
    .split(/\p{Pd}/u)
    .map((group) => group.trim().replace(/\s+/g, ' '))
    .filter((group) => group !== '')
    .join('-');
}

/** Whether a tidied code can be stored: letters A–Z and digits in groups, 6 to 40 of them. */
export function isCode(tidied: string): boolean {
  const { length } = normalizeCode(tidied);
  return length >= CODE_MIN && length <= CODE_MAX && /^[A-Z0-9]+(?:[ -][A-Z0-9]+)*$/.test(tidied);
}

/** A prefix or suffix in capitals: at most 10 letters and digits, or none. */
export const isAffix = (text: string): boolean => text.length <= AFFIX_MAX && /^[A-Z0-9]*$/.test(text);

/**
 * The shown code made of random bytes, one for each of its characters: `ZOMER-7KQ2M-XB4HT`. A byte has 256 values, 8 for each of the 32
 * characters, so that all are equally likely.
 */
export function codeFromBytes(bytes: Uint8Array, { prefix, suffix }: { prefix: string; suffix: string }): string {
  const random = [...bytes.subarray(0, CODE_RANDOM_LENGTH)]
    .map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length] ?? '')
    .join('');
  const half = CODE_RANDOM_LENGTH / 2;
  return [prefix, random.slice(0, half), random.slice(half), suffix].filter((part) => part !== '').join('-');
}
