import { expect, test } from 'vitest';
import { colourMessage, DEFAULT_COLOUR, isSameColour, normalizeColour } from './colour.ts';

test('colours are stored in upper case, with or without alpha', () => {
  expect(normalizeColour(' #0b6e4f ')).toBe('#0B6E4F');
  expect(normalizeColour('#0b6e4fcc')).toBe('#0B6E4FCC');
  expect(colourMessage(DEFAULT_COLOUR)).toBeNull();
  expect(colourMessage('')).toBeNull();
});

test.each(['#F00', '#F00F', 'FF0000', '#FF00000', '#GG0000', 'red', 16])('%s is refused', (value) => {
  expect(colourMessage(value)).toEqual({ key: 'colour' });
});

test('colours are compared by their appearance', () => {
  expect(isSameColour('#ff0000 ', ' #FF0000FF')).toBe(true);
  expect(isSameColour('#ff0000', '#FF0000FE')).toBe(false);
  expect(isSameColour('#0000FF', '#0000')).toBe(false);
});
