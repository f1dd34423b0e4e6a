import { expect, test } from 'vitest';
import { stillGone } from './still-gone.ts';

const noted = (subject_id: string | null, minute: number) => ({
  subject_id,
  created_at: `2026-11-22T10:${String(minute).padStart(2, '0')}:00Z`,
});

test('lists the records that were removed and not restored, once each, newest first', () => {
  const removals = [noted('3', 50), noted('2', 40), noted('3', 20), noted('1', 10), noted(null, 5)];
  expect(stillGone(removals, [])).toEqual([noted('3', 50), noted('2', 40), noted('1', 10)]);
  expect(stillGone(removals, [noted('3', 30), noted('1', 15)])).toEqual([noted('3', 50), noted('2', 40)]);
  expect(stillGone(removals, [noted('3', 55), noted('2', 45), noted('1', 15)])).toEqual([]);
});
