import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

test('an address becomes a link, without the full stop after it', () => {
  const text = 'Kies een wachtwoord: http://localhost:3000/reset-password?token=a-b_c. Groet';
  expect(linkedText(text).map(({ text: part, href }) => [part, href !== null])).toEqual([
    ['Kies een wachtwoord: ', false],
    ['http://localhost:3000/reset-password?token=a-b_c', true],
    ['. Groet', false],
  ]);
});

test('only http and https become links, and all text stays', () => {
  const text = 'javascript:alert(1) en https://a.example\nklaar';
  const parts = linkedText(text);
  expect(parts.filter(({ href }) => href !== null).map(({ href }) => href)).toEqual(['https://a.example']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
