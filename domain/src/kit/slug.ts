// Letters that have no decomposition into a plain letter and a mark.
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The slug of a name: lower case, non-word characters replaced by dashes (R9-22).
 * Letters lose their marks first (é is e, not a dash); dashes are neither repeated nor at an end.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\W-]+/g, '-')
    .replace(/^-|-$/g, '');
}
