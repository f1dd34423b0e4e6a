/** The field that a refusal names when another user has changed the note. */
export const NOTE_CHANGED = 'note_changed';

/**
 * Adds a text below a note that could not be read when the text was written. A text that is already at the end of the note isn't added
 * again: its first sending succeeded, but the reply was lost. A text that begins with the note replaces it: it is a longer version of the
 * same note.
 */
export function joinedNote(stored: string | null, text: string | null): string | null {
  if (stored === null || text === null) return stored ?? text;
  if (text.startsWith(stored)) return text;
  return `\n${stored}`.endsWith(`\n${text}`) ? stored : `${stored}\n${text}`;
}
