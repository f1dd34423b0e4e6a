import { expect, test } from 'vitest';
import { isFinished, JOB_STATUSES, percentageOf } from './job.ts';

test.each([
  [{ done: 0, total: 0, status: 'queued' }, 0],
  [{ done: 50, total: 200, status: 'running' }, 25],
  [{ done: 2, total: 3, status: 'running' }, 66],
  [{ done: 200, total: 200, status: 'running' }, 99],
  [{ done: 300, total: 200, status: 'running' }, 99],
  [{ done: 0, total: 0, status: 'succeeded' }, 100],
  [{ done: 120, total: 200, status: 'canceled' }, 60],
] as const)('%o is at %i %%', (run, percentage) => {
  expect(percentageOf(run)).toBe(percentage);
});

test('a queued or running run is not finished', () => {
  expect(JOB_STATUSES.filter(isFinished)).toEqual(['succeeded', 'failed', 'canceled']);
});
