import { expect, test, vi } from 'vitest';
import { recentFailures } from './recent-failures.ts';

test('failures are remembered for the given minutes; when there are too many, only the newest ones', () => {
  vi.useFakeTimers();
  const failures = recentFailures({ minutes: 15, most: 2 });
  for (const sender of ['a', 'b', 'a', 'c']) failures.add(sender);
  expect(['a', 'b', 'c', 'd'].map(failures.has)).toEqual([true, false, true, false]);
  vi.advanceTimersByTime(15 * 60_000);
  expect(failures.has('c')).toBe(false);
  vi.useRealTimers();
});
