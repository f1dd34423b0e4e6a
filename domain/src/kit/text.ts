/** How long texts may be, in characters (D0.13). */
export const TEXT_MAX = { name: 255, description: 10_000, notes: 2000 } as const;

// Every control character but the line break; a tab or return separates words, so it becomes a space.
const CONTROLS = /[\p{Cc}]/gu;

/** A text of several lines as it is stored: trimmed, NFC, line breaks as \n, no control characters (D0.13). */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
      .replace(CONTROLS, (control) => (control === '\n' ? '\n' : control === '\t' ? ' ' : ''))
      // After the controls are gone: one of them may have stood between a letter and its accent.
      .normalize('NFC')
      .trim()
  );
}

/** A text of one line as it is stored: as `cleanText`, its line breaks turned into spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s*\n\s*/g, ' ');
}

/** At most so many characters of a text, never half of a character that takes two: the database refuses those. */
export function shortened(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
