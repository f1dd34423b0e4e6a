import { withFewMarks } from './text.ts';

// Letters that don't decompose into a plain letter and a mark.
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
 * The slug of a name: lower case, non-word characters replaced by dashes. Letters lose their accents first (é becomes e, not a
 * dash); dashes are neither repeated nor at an end.
 */
export function slugify(name: string): string {
  return withFewMarks(name.toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\W-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Maximum length of a slug. */
export const SLUG_MAX = 60;

/** A slug as stored: lower-case letters and digits, parts separated by single dashes. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/.test(text);
}

/** The slug for a name, cut to the maximum length; empty when the name has no letter or digit. */
export const proposeSlug = (name: string): string => slugify(name).slice(0, SLUG_MAX).replace(/-$/, '');

/** The first of `slug`, `slug-2`, `slug-3` … that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const tail = n === 1 ? '' : `-${n}`;
    const free = `${slug.slice(0, SLUG_MAX - tail.length).replace(/-$/, '')}${tail}`;
    if (!taken.has(free)) return free;
  }
}
