import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Sanne de Wit', 'SDW'],
  ['Pieter van den Berg', 'PVDB'],
  ['Maria van der Ploeg-de Vries', 'MVDP'],
  ['a b c d e', 'ABCD'],
  ['  a b c d', 'ABCD'],
  ["Jan van 't Hof", 'JVTH'],
  ['e\u0301va o\u0308z', 'ÉÖ'],
  ['\u{10428}x', '\u{10400}'],
  ['q\u0307a', 'Q\u0307'],
  ['', '?'],
  [' 🏊 - ', '?'],
])('%s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
