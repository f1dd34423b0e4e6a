import { SINGLE } from '@move/domain/sessions/repetition/recurrence.ts';
import { expect, test } from 'vitest';
import { endKindOf, withEnd } from './repetition-end.ts';

const weekly = { ...SINGLE, type: 'weeks' as const, days: [2] };

test('each kind of end is recognised again and excludes the others', () => {
  for (const end of ['count', 'until', 'open'] as const) {
    const next = withEnd({ ...weekly, count: 12 }, end);
    expect(endKindOf(next)).toBe(end);
    expect(next.count !== null && next.until !== null).toBe(false);
  }
});

test('a number stays when its kind is chosen again', () => {
  expect(withEnd({ ...weekly, count: 12 }, 'count').count).toBe(12);
  expect(withEnd(weekly, 'count').count).toBe(10);
});
