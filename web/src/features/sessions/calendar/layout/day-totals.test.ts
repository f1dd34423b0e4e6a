import { expect, test } from 'vitest';
import { totalOf } from './day-totals.ts';

const on = (
  start_date: string,
  taken: number,
  spots: number | null,
  status: 'scheduled' | 'canceled' = 'scheduled',
) => ({
  start_date,
  taken,
  spots,
  status,
});
const rows = [
  on('2026-12-01', 18, 20),
  on('2026-12-01', 8, 14),
  on('2026-12-01', 5, 10, 'canceled'),
  on('2026-12-02', 3, null),
  on('2026-12-03', 4, 12),
];

test.each([
  [['2026-12-01'], { sessions: 2, taken: 26, spots: 34 }],
  [['2026-12-02'], { sessions: 1, taken: 3, spots: null }],
  [['2026-12-01', '2026-12-03'], { sessions: 3, taken: 30, spots: 46 }],
  [['2026-12-04'], { sessions: 0, taken: 0, spots: 0 }],
])('the sessions on the days %j add up to %j', (days, total) => {
  expect(totalOf(rows, days)).toEqual(total);
});
