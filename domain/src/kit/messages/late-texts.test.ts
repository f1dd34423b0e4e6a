import { expect, test } from 'vitest';
import { addTexts, lateTexts } from './late-texts.ts';

test('a loaded language has its texts, and a language that is not loaded has none', () => {
  const rates: { nl: { title?: string }; en: { title?: string } } = lateTexts('rates');
  expect(rates.nl.title).toBeUndefined();
  addTexts('nl', { rates: { title: 'Tarieven' } });
  addTexts('nl', { terms: { title: 'Voorwaarden' } });
  expect(rates.nl.title).toBe('Tarieven');
  expect(rates.en.title).toBeUndefined();
});
