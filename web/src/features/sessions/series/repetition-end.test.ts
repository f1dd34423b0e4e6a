import { NO_REPETITION } from '@move/domain/sessions/repetition/recurrence.ts';
import { expect, test } from 'vitest';
import { endKindOf, withEnd, withType } from './repetition-end.ts';

const weekly = { ...NO_REPETITION, type: 'weeks' as const, days: [2] };

test('recognises each type of end; choosing one empties the others', () => {
  for (const end of ['count', 'until', 'open'] as const) {
    const next = withEnd({ ...weekly, count: 12 }, end, '2026-11-24');
    expect(endKindOf(next)).toBe(end);
    expect(next.count !== null && next.until !== null).toBe(false);
  }
});

test('keeps the number of times when “number of times” is chosen again', () => {
  expect(withEnd({ ...weekly, count: 12 }, 'count', '2026-11-24').count).toBe(12);
  expect(withEnd(weekly, 'count', '2026-11-24').count).toBe(10);
});

test('a proposed end changes with the unit; an end of the user stays', () => {
  const proposed = { ...weekly, until: '2027-07-31' };
  expect(withEnd(weekly, 'until', '2026-11-24')).toEqual(proposed);
  expect(withType(proposed, 'years', '2026-11-24')).toMatchObject({ type: 'years', until: null, count: 5 });
  const own = { ...weekly, until: '2027-01-31' };
  expect(withType(own, 'months', '2026-11-24')).toMatchObject({ type: 'months', until: '2027-01-31', count: null });
});
