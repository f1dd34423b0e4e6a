import { expect, test } from 'vitest';
import { joinedNote } from './joined-note.ts';

test.each([
  ['nothing below', null, 'Bril', 'Bril'],
  ['a text below the note', 'Lenzen', 'Bril', 'Lenzen\nBril'],
  ['a text that is there already once', 'Lenzen\nBril', 'Bril', 'Lenzen\nBril'],
  ['a word that only ends the same', 'Zonnebril', 'bril', 'Zonnebril\nbril'],
  ['a text that goes on where the note ends', 'Lenzen', 'Lenzen\nBril', 'Lenzen\nBril'],
  ['no text', 'Lenzen', null, 'Lenzen'],
])('puts %s', (_, stored, text, joined) => {
  expect(joinedNote(stored, text)).toBe(joined);
});
