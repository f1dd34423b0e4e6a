import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Zwemclub De Otters', 'zwemclub-de-otters'],
  ['  Ritme & Zo! ', 'ritme-zo'],
  ['ÉÉN Fit B.V.', 'een-fit-b-v'],
  ['Straße Øst İzmir', 'strasse-ost-izmir'],
  ['a_b--c', 'a_b-c'],
  ['!!!', ''],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
});
