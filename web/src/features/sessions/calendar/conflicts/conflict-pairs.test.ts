import { expect, test } from 'vitest';
import { conflictPairs } from './conflict-pairs.ts';

const row = (id: number, ...others: number[]) => ({
  id,
  conflicts: others.map((session_id) => ({
    session_id,
    activity: 'Banenzwemmen',
    start_time: '19:00',
    end_time: '20:00',
    is_same_location: false,
    trainers: ['Daan'],
  })),
});

test('lists a pair of overlapping sessions once, also when only one of the two is in the calendar', () => {
  const pairs = conflictPairs([row(1, 2, 3), row(2, 1), row(4, 9)]);
  expect(pairs.map(({ row: { id }, conflict }) => [id, conflict.session_id])).toEqual([
    [1, 2],
    [1, 3],
    [4, 9],
  ]);
});
