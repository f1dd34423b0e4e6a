import { expect, test } from 'vitest';
import { draftOf, isUpToDate } from './build-when-stale.ts';

test('a build of the same sources is up to date for everything, a draft only for tests', () => {
  expect(isUpToDate('abc', 'abc', false)).toBe(true);
  expect(isUpToDate('abc', 'abc', true)).toBe(true);
  expect(isUpToDate(draftOf('abc'), 'abc', true)).toBe(true);
  expect(isUpToDate(draftOf('abc'), 'abc', false)).toBe(false);
});

test('a build of other sources, or none, is stale', () => {
  for (const stamp of [undefined, 'abd', draftOf('abd')]) {
    expect(isUpToDate(stamp, 'abc', false)).toBe(false);
    expect(isUpToDate(stamp, 'abc', true)).toBe(false);
  }
});
