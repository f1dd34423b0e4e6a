import { expect, test } from 'vitest';
import { isJobFinished, JOB_STATUSES, jobPercentage } from './job.ts';

test.each([
  [{ done: 0, total: 0, status: 'queued' }, 0],
  [{ done: 50, total: 200, status: 'running' }, 25],
  [{ done: 2, total: 3, status: 'running' }, 66],
  [{ done: 200, total: 200, status: 'running' }, 99],
  [{ done: 300, total: 200, status: 'running' }, 99],
  [{ done: 0, total: 0, status: 'succeeded' }, 100],
  [{ done: 120, total: 200, status: 'canceled' }, 60],
] as const)('%o is at %i %%', (run, percentage) => {
  expect(jobPercentage(run)).toBe(percentage);
});

test('a queued or running run is not finished', () => {
  expect(JOB_STATUSES.filter(isJobFinished)).toEqual(['succeeded', 'failed', 'canceled']);
});
