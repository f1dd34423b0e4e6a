import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

test('addresses become links without a trailing full stop', () => {
  const text = 'Kies een wachtwoord: http://localhost:3000/reset-password?token=a-b_c. Groet';
  expect(linkedText(text).map(({ text: part, href }) => [part, href !== null])).toEqual([
    ['Kies een wachtwoord: ', false],
    ['http://localhost:3000/reset-password?token=a-b_c', true],
    ['. Groet', false],
  ]);
});

test('no other scheme becomes a link, and nothing is lost', () => {
  const text = 'javascript:alert(1) en https://a.example\nklaar';
  const parts = linkedText(text);
  expect(parts.filter(({ href }) => href !== null).map(({ href }) => href)).toEqual(['https://a.example']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
