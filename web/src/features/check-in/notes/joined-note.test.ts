import { expect, test } from 'vitest';
import { joinedNote } from './joined-note.ts';

test.each([
  ['only the text if there is no note', null, 'Bril', 'Bril'],
  ['a text below the note', 'Lenzen', 'Bril', 'Lenzen\nBril'],
  ['only the note if the text is its last line', 'Lenzen\nBril', 'Bril', 'Lenzen\nBril'],
  ['both if the last line of the note only ends with the text', 'Zonnebril', 'bril', 'Zonnebril\nbril'],
  ['only the text if it begins with the note', 'Lenzen', 'Lenzen\nBril', 'Lenzen\nBril'],
  ['only the text if it goes on in the last line of the note', 'Lenzen', 'Lenzen en een bril', 'Lenzen en een bril'],
  ['only the note if there is no text', 'Lenzen', null, 'Lenzen'],
])('returns %s', (_, stored, text, joined) => {
  expect(joinedNote(stored, text)).toBe(joined);
});
