/** How long texts may be, in characters (D0.13). */
export const TEXT_MAX = { name: 255, description: 10_000, notes: 2000 } as const;

// Every control character but the line break; a tab separates words, so it becomes a space before.
const CONTROLS = /[^\P{Cc}\n]+/gu;

// No language stacks this many combining marks on a letter (the Stream-Safe Text Format of Unicode, UAX #15, allows 30).
const MARKS_BEYOND_30 = /(\p{M}{30})\p{M}+/gu;

/** Cuts runs of combining marks to 30: putting a longer run in order, as `normalize` does, takes the square of its length. */
export function withFewMarks(text: string): string {
  return text.replace(MARKS_BEYOND_30, '$1');
}

/** A text of several lines as it is stored: trimmed, NFC, line breaks as \n, no control characters. Linear in its length. */
export function cleanText(text: string): string {
  const controlled = text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROLS, '');
  // After the controls are gone: one of them may have stood between a letter and its accent.
  return withFewMarks(controlled).normalize('NFC').trim();
}

/** A text of one line as it is stored: as `cleanText`, its line breaks turned into spaces. */
export function cleanLine(text: string): string {
  const lines = cleanText(text).split('\n');
  if (lines.length === 1) return lines[0] ?? '';
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** A text without the `end`s at its end, in one pass; `/x+$/` would try again from each of many. */
export function withoutTrailing(text: string, end: string): string {
  let length = text.length;
  while (length > 0 && text[length - 1] === end) length -= 1;
  return text.slice(0, length);
}

/** The most characters in which a text of at most `max` is read at all: spaces around it and loose accents are forgiven. */
export const rawMax = (max: number): number => 4 * max + 1_000;

/** At most so many characters of a text, never half of a character that takes two: the database refuses those. */
export function shortened(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
