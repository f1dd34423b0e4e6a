import { expect, test } from 'vitest';
import { freeSlug, isSlug, proposeSlug, slugify } from './slug.ts';

test.each([
  ['Zwemclub De Otters', 'zwemclub-de-otters'],
  ['  Ritme & Zo! ', 'ritme-zo'],
  ['ÉÉN Fit B.V.', 'een-fit-b-v'],
  ['Straße Øst İzmir', 'strasse-ost-izmir'],
  ['a_b--c', 'a_b-c'],
  ['!!!', ''],
])('%s becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
  expect(slugify(slug)).toBe(slug);
});

test('every result of slugOf is a slug; anything else is refused', () => {
  for (const name of ['Zwemclub De Otters', 'a_b--c', 'ÉÉN Fit B.V.']) expect(isSlug(slugify(name))).toBe(true);
  for (const text of ['', '-a', 'a-', 'a--b', 'A', 'a b', 'é', 'a'.repeat(61)]) expect(isSlug(text)).toBe(false);
});

test('the first free slug is suggested, within the maximum length', () => {
  expect(freeSlug('zuid', new Set())).toBe('zuid');
  expect(freeSlug('zuid', new Set(['zuid', 'zuid-2']))).toBe('zuid-3');
  const long = 'a'.repeat(60);
  expect(freeSlug(long, new Set([long]))).toBe(`${'a'.repeat(58)}-2`);
});

test.each([
  ['x'.repeat(255), 'x'.repeat(60)],
  ['ß'.repeat(40), 's'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('the slug for a long name is cut: %s', (name, slug) => {
  expect(proposeSlug(name)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});
