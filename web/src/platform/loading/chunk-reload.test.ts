import { expect, test } from 'vitest';
import { isChunkFailure, mayReload } from './chunk-reload.ts';

test('a path reloads at most once per minute', () => {
  expect(mayReload({}, '/a', 1_000)).toBe(true);
  expect(mayReload({ '/a': 1_000 }, '/a', 60_999)).toBe(false);
  expect(mayReload({ '/a': 1_000 }, '/a', 61_000)).toBe(true);
  expect(mayReload({ '/a': 1_000 }, '/b', 2_000)).toBe(true);
});

test('only an error about a missing file of the product is a chunk failure', () => {
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'))).toBe(true);
  expect(isChunkFailure(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
});
