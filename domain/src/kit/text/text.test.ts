import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, shortened, withFewMarks, withFullStop } from './text.ts';

// The characters that cleaning treats specially, half an emoji and a lone accent included.
const pieces = fc.constantFrom(
  'a',
  ' ',
  '\n',
  '\r',
  '\t',
  '\0',
  '\u0085',
  '\u00a0',
  '\u2028',
  'e',
  '\u0301',
  '👩‍👧',
  '\ud83d',
);

test('text is trimmed, composed and free of control characters', () => {
  expect(cleanText('  Jose\u0301\u0000 \u0007de\tWit\r\n\r\nTweede\u2028regel ')).toBe('José de Wit\n\nTweede\nregel');
  expect(cleanText('half \ud83d paar')).toBe('half \ufffd paar');
  expect(cleanText('<b>vet</b> & 👩‍👧')).toBe('<b>vet</b> & 👩‍👧');
});

test('a single-line text has no line breaks', () => {
  expect(cleanLine('Zwemclub \n De\r\nOtters\t!')).toBe('Zwemclub De Otters !');
});

test('a line break and the spaces around it become one space', () => {
  fc.assert(
    fc.property(
      fc.array(pieces).map((list) => list.join('')),
      (text) => {
        expect(cleanLine(text)).toBe(cleanText(text).replace(/\s*\n\s*/g, ' '));
      },
    ),
  );
});

test('a letter keeps up to 30 marks, and the text after them stays', () => {
  const marks = (count: number) => '\u0323'.repeat(count);
  expect(withFewMarks(`e${marks(30)}n`)).toBe(`e${marks(30)}n`);
  expect(withFewMarks(`e${marks(31)}n\u0301`)).toBe(`e${marks(30)}n\u0301`);
  expect(cleanText(`q${marks(20_000)}${'\u0301'.repeat(20_000)}s`)).toBe(`q${marks(30)}s`);
  expect(cleanText('นี่คือ กาแฟ')).toBe('นี่คือ กาแฟ');
});

test('a truncated text ends with a whole character', () => {
  expect(shortened('zwemmen', 7)).toBe('zwemmen');
  expect(shortened('zwemmen', 4)).toBe('zwem');
  expect(shortened('zwem🏊🏊', 5)).toBe('zwem');
  expect(shortened('zwem🏊🏊', 6)).toBe('zwem🏊');
});

test('cleaning twice changes nothing more', () => {
  fc.assert(
    fc.property(
      fc.array(pieces).map((list) => list.join('')),
      (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
        expect(cleanLine(text)).not.toMatch(/\p{Cc}/u);
      },
    ),
  );
});

test('a name can’t reverse its direction', () => {
  expect(cleanLine('Jan\u202Emoc.sjirp\u2066!')).toBe('Janmoc.sjirp!');
});

test('a sentence gets a full stop, unless it has an end', () => {
  expect(withFullStop('Dubbel')).toBe('Dubbel.');
  for (const text of ['Dubbel.', 'Waarom?', 'Tot dan…', 'Zie “Info.”', '(zie boven.)'])
    expect(withFullStop(text)).toBe(text);
});
