import { withFewMarks } from './text.ts';

const WORDS_MAX = 4;
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/**
 * The initials of "first last" for an avatar without picture: the first letter of the first four words, in upper case; "?" when
 * there is none.
 */
export function initials(name: string): string {
  const words = withFewMarks(name).normalize('NFC').trim().split(/\s+/u).slice(0, WORDS_MAX);
  return words.map(firstLetter).join('').toUpperCase() || '?';
}

/** The first visible character, so that a letter keeps its accents; a quote as in 't is not a letter. */
function firstLetter(word: string): string {
  for (const { segment } of graphemes.segment(word)) if (/^[\p{L}\p{N}]/u.test(segment)) return segment;
  return '';
}
