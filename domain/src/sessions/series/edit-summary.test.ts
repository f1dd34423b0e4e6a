import { expect, test } from 'vitest';
import { summarizePlan } from './edit-summary.ts';
import { occurrenceDates, NO_REPETITION } from '../repetition/recurrence.ts';
import { planFollowing, type SeriesRow } from './series-edit.ts';

test('the confirmation before saving counts what the edit affects', () => {
  const weekly = { ...NO_REPETITION, type: 'weeks', days: [2], count: 6 } as const;
  const rows: SeriesRow[] = occurrenceDates('2026-11-24', weekly).dates.map(({ date, index }) => ({
    id: index,
    series_index: index,
    start_date: date,
    start_time: '19:00',
    end_date: date,
    end_time: '20:00',
    is_exception: index === 3,
    participants_count: index > 2 ? index : 0,
    is_past: false,
  }));
  const edit = { fields: [], clock: null, shift_days: 1, repetition: { ...weekly, days: [3], count: 3 } };
  const plan = planFollowing({ rows, id: 2, repetition: weekly, edit });
  expect(summarizePlan(plan, rows)).toEqual({
    sessions: 3,
    moved: 2,
    exceptions: 1,
    created: 0,
    removed: 2,
    conflicts: 2,
    told: 4,
  });
});
