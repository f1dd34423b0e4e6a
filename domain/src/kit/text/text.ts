/** Maximum lengths of texts, in characters. */
export const TEXT_MAX = { name: 255, description: 10_000, notes: 2000 } as const;

// Control characters except the line break, and characters that change the text direction: with those a name could look like another text.
// Tabs are replaced by spaces before, since they separate words.
const CONTROLS = /(?:[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069])+/gu;

// no language puts this many combining marks on a letter (the Stream-Safe Text Format of Unicode, UAX #15, allows 30)
const MORE_THAN_30_MARKS = /\p{M}{31,}/gu;

/** Cuts runs of combining marks to 30, since `normalize` sorts a run in time quadratic in its length. A mark is one or two UTF-16 units. */
export function withFewMarks(text: string): string {
  return text.replace(MORE_THAN_30_MARKS, (run) => Array.from(run.slice(0, 60)).slice(0, 30).join(''));
}

/** Cleans a text of several lines for storage: trimmed, NFC, line breaks as \n, no control characters. Linear in its length. */
export function cleanText(text: string): string {
  const controlled = text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replaceAll('\t', ' ')
    .replace(CONTROLS, '');
  // after removing controls: one of them may have been between a letter and its accent
  return withFewMarks(controlled).normalize('NFC').trim();
}

/** Cleans a text of one line: like `cleanText`, with line breaks replaced by spaces. */
export function cleanLine(text: string): string {
  const lines = cleanText(text).split('\n');
  if (lines.length === 1) return lines[0] ?? '';
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** Removes all `end`s from the end of a text, in one pass; `/x+$/` would start again at each `x` in the text. */
export function withoutTrailing(text: string, end: string): string {
  let length = text.length;
  while (length > 0 && text[length - 1] === end) length -= 1;
  return text.slice(0, length);
}

/** Adds the full stop that a sentence of a user may lack. */
export function withFullStop(text: string): string {
  return /[.!?…]["'”’)]*$/.test(text) ? text : `${text}.`;
}

/** The maximum length of an input for a text of at most `max`: leaves room for spaces around the text, and for accents as characters. */
export const rawMax = (max: number): number => 4 * max + 1_000;

/** Cuts a text to a maximum length. Never leaves half a surrogate pair, which the database would refuse. */
export function shortened(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
