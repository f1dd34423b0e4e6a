import { hasGlyph } from './fonts.ts';

const INVISIBLE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|\p{C}/u;

/**
 * A text of one line with only the characters that our fonts have, as an archive may show no others: pictures and invisible marks are left
 * out, letters of other scripts become �.
 */
export function drawable(text: string): string {
  const drawn = Array.from(text.toWellFormed().replace(/\s+/g, ' '), (character) => {
    if (hasGlyph(character)) return character;
    return INVISIBLE.test(character) ? '' : '\uFFFD';
  });
  return drawn.join('').replace(/ {2,}/g, ' ').trim();
}
