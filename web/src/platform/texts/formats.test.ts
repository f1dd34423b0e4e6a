import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';

const now = () => Temporal.ZonedDateTime.from('2026-11-20T11:00[Europe/Amsterdam]');
const nl = createFormats('nl', now);
const en = createFormats('en', now);

test('dates show their year only when it is not the current year', () => {
  expect(nl.date('2026-11-24')).toBe('dinsdag 24 november');
  expect(nl.date('2027-02-04')).toBe('donderdag 4 februari 2027');
  expect(en.date('2026-11-24')).toBe('Tuesday 24 November');
});

test('dates in a column are short', () => {
  expect(nl.shortDate('2026-11-24')).toBe('24 nov');
  expect(nl.shortDate('2025-03-12')).toBe('12 mrt 2025');
  expect(nl.shortDay('2026-11-24')).toBe('di 24 nov');
  expect(en.shortDay('2026-11-24')).toBe('Tue 24 Nov');
  expect(en.shortDay('2027-02-04')).toBe('Thu 4 Feb 2027');
  expect(nl.shortMoment('2026-07-01T17:00:00.000Z')).toBe('1 jul 19:00');
  expect(nl.shortMoment('2025-07-01T22:30:00.000Z')).toBe('2 jul 2025');
});

test('a range of days or times shows its start and its end', () => {
  expect(nl.dateRange('2026-11-24', '2026-11-30')).toBe('24 – 30 nov');
  expect(nl.dateRange('2026-10-29', '2026-11-27')).toBe('29 okt – 27 nov');
  expect(nl.dateRange('2025-10-29', '2025-11-27')).toBe('29 okt – 27 nov 2025');
  expect(nl.dateRange('2026-12-28', '2027-01-03')).toBe('28 dec 2026 – 3 jan 2027');
  expect(nl.dateRange('2026-11-24', '2026-11-24')).toBe('24 nov');
  expect(nl.timeRange('18:30:00', '19:30')).toBe('18:30 – 19:30');
});

test('a moment is shown in the given zone', () => {
  expect(nl.moment('2026-07-01T17:00:00.000Z', 'Europe/Amsterdam')).toBe('woensdag 1 juli, 19:00');
});

test('a moment without a zone is shown in the zone of the platform', () => {
  expect(nl.moment('2026-07-01T17:00:00.000Z')).toBe('woensdag 1 juli, 19:00');
  const tokyo = createFormats('nl', () => now().withTimeZone('Asia/Tokyo'));
  expect(tokyo.moment('2026-07-01T17:00:00.000Z')).toBe('donderdag 2 juli, 02:00');
});

test('the day of a late evening in UTC is the next day in the zone of the platform', () => {
  expect(nl.dayOf('2026-07-01T22:30:00.000Z')).toBe('2026-07-02');
});

test('money always has two decimals', () => {
  expect(nl.money(1250)).toBe('€ 12,50');
  expect(nl.money(0)).toBe('€ 0,00');
  expect(en.money(124950)).toBe('€1,249.50');
});

test('the age of a waiting item is in days, hours or minutes', () => {
  expect(nl.age('2026-11-16T09:00:00Z')).toBe('4 dagen');
  expect(nl.age('2026-11-20T08:00:00Z')).toBe('2 uur');
  expect(en.age('2026-11-20T09:59:50Z')).toBe('1 minute');
});

test('a moment can be shown relative to now', () => {
  expect(nl.relative('2026-11-20T09:57:00Z')).toBe('3 minuten geleden');
  expect(nl.relative('2026-11-22T10:00:00Z')).toBe('overmorgen');
  expect(en.relative('2026-11-20T10:00:10Z')).toBe('just now');
});
