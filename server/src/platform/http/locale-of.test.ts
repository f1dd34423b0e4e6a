import { expect, test } from 'vitest';
import { readLocale } from './open-call.ts';

test.each([
  [undefined, 'nl'],
  ['', 'nl'],
  ['*', 'nl'],
  ['fr', 'nl'],
  ['en', 'en'],
  ['EN-gb,en;q=0.9', 'en'],
  ['nl-BE', 'nl'],
  ['en, nl', 'en'],
  ['en;q=0.1, nl', 'nl'],
  ['nl;q=0.3, en;q=0.8', 'en'],
  ['fr, en;q=0.5, nl;q=0.4', 'en'],
  ['en;q=0', 'nl'],
  ['nl;q=0, en', 'en'],
  [';;;q=x,,en;q=nonsense', 'nl'],
] as const)('Accept-Language %s means %s', (header, locale) => {
  expect(readLocale(header)).toBe(locale);
});
