import { expect, test, vi } from 'vitest';
import { forgetStored } from './stored.ts';

test('removes the values whose keys have the prefix, and keeps the others', () => {
  const kept = new Map([
    ['view:listLocations', '{"search":"zwem"}'],
    ['context', '{}'],
    ['view:listActivities', '{}'],
  ]);
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  forgetStored('view:', 'sessionStorage');
  expect([...kept.keys()]).toEqual(['context']);
  vi.unstubAllGlobals();
});
