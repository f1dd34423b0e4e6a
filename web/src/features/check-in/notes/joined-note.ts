/** The field of a refusal because another user changed the note. */
export const NOTE_CHANGED = 'note_changed';

/**
 * Adds a text below a note that was not read when the text was written. A text that is there already, as after a lost reply, isn't added
 * again.
 */
export function joinedNote(stored: string | null, text: string | null): string | null {
  if (stored === null || text === null) return stored ?? text;
  if (text.startsWith(stored)) return text;
  return `\n${stored}`.endsWith(`\n${text}`) ? stored : `${stored}\n${text}`;
}
