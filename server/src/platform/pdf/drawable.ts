import { hasGlyph } from './fonts.ts';

const INVISIBLE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|\p{C}/u;

/**
 * Keeps only the characters of a one-line text that our fonts have, since an archive may show no others. Removes emoji and invisible
 * marks; replaces letters of other scripts by �.
 */
export function drawable(text: string): string {
  const drawn = Array.from(text.toWellFormed().replace(/\s+/g, ' '), (character) => {
    if (hasGlyph(character)) return character;
    return INVISIBLE.test(character) ? '' : '\uFFFD';
  });
  return drawn.join('').replace(/ {2,}/g, ' ').trim();
}
