import { expect, test } from 'vitest';
import { datedFilename } from './sheet-download.ts';

test('a file has the date of its day in the Netherlands, also shortly after midnight', () => {
  expect(datedFilename('Facturen', new Date('2026-11-30T22:59:00Z'))).toBe('facturen-2026-11-30');
  expect(datedFilename('Facturen', new Date('2026-11-30T23:01:00Z'))).toBe('facturen-2026-12-01');
});
