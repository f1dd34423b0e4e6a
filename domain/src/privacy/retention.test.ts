import { expect, test } from 'vitest';
import { retentionCutoff, periodText, RETENTION } from './retention.ts';

test('a period follows the calendar', () => {
  const now = new Date('2028-02-29T10:00:00Z');
  expect(retentionCutoff('notes', now)).toBe('2026-02-28T10:00:00Z');
  expect(retentionCutoff('names', now)).toBe('2020-02-29T10:00:00Z');
  expect(retentionCutoff('sent_mails', now)).toBe('2028-01-30T10:00:00Z');
});

test('names are kept longer than the seven years for the tax office, counted from the end of the year', () => {
  expect(RETENTION.names.years).toBeGreaterThanOrEqual(8);
});

test('a period as text', () => {
  expect([periodText({ months: 24 }), periodText({ hours: 1 }), periodText({ days: 0 })]).toEqual([
    '24 months',
    '1 hour',
    'at once',
  ]);
});
