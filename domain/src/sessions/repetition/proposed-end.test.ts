import { expect, test } from 'vitest';
import { proposedEnd } from './proposed-end.ts';

test('a new series is proposed to end with the school year', () => {
  expect(proposedEnd('2026-11-24', 'weeks')).toEqual({ until: '2027-07-31', count: null });
  expect(proposedEnd('2026-08-01', 'months')).toEqual({ until: '2027-07-31', count: null });
  expect(proposedEnd('2027-06-05', 'weeks').until).toBe('2027-07-31');
});

test('a series that starts less than eight weeks before the end of the school year is proposed to end with the next one', () => {
  expect(proposedEnd('2027-06-06', 'weeks').until).toBe('2028-07-31');
  expect(proposedEnd('2026-07-31', 'weeks').until).toBe('2027-07-31');
});

test('a yearly series, or one without a first day, gets a number of times', () => {
  expect(proposedEnd('2026-11-24', 'years')).toEqual({ until: null, count: 5 });
  expect(proposedEnd('', 'weeks')).toEqual({ until: null, count: 5 });
});
