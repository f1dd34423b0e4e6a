import { expect, test } from 'vitest';
import { parseBirth } from './typed-birth.ts';

test.each([
  ['1-2-90', '1990-02-01'],
  ['030590', '1990-05-03'],
  ['28-11-26', '2026-11-28'],
  ['29-11-26', '1926-11-29'],
  ['1-2-2090', '2090-02-01'],
  ['2090-02-01', '2090-02-01'],
  ['29-12', '2026-12-29'],
  ['29-2-00', '2000-02-29'],
  ['morgen-1-2-90', 'morgen-1-2-90'],
  ['', null],
])('the date of birth typed as "%s" is %s', (text, expected) => {
  expect(parseBirth(text, '2026-11-28')).toBe(expected);
});
