import { expect, test } from 'vitest';
import { readPeriod } from './period-choice.ts';

const TODAY = '2028-03-15';

test.each([
  [{}, '30', '2028-02-15', '2028-03-15'],
  [{ period: '7' }, '7', '2028-03-09', '2028-03-15'],
  [{ period: 'month' }, 'month', '2028-03-01', '2028-03-15'],
  [{ period: 'last-month' }, 'last-month', '2028-02-01', '2028-02-29'],
  [{ period: 'year' }, 'year', '2028-01-01', '2028-03-15'],
  [{ period: 'own', dateFrom: '2027-12-01', dateUntil: '2027-12-31' }, 'own', '2027-12-01', '2027-12-31'],
  [{ period: 'own', dateFrom: '2027-12-31', dateUntil: '2027-12-01' }, '30', '2028-02-15', '2028-03-15'],
  [{ period: 'own', dateFrom: '2027-02-30', dateUntil: '2027-12-01' }, '30', '2028-02-15', '2028-03-15'],
  [{ period: 'own' }, '30', '2028-02-15', '2028-03-15'],
  [{ period: 'ever' }, '30', '2028-02-15', '2028-03-15'],
])('%j is the period %s', (search, preset, from, until) => {
  expect(readPeriod(search, TODAY)).toMatchObject({ preset, period: { from, until } });
});

test.each([
  ['30', 'days'],
  ['month', 'month'],
  ['last-month', 'month'],
  ['year', 'year'],
])('the period %s is compared with an earlier period by %s', (period, comparison) => {
  expect(readPeriod({ period }, TODAY).comparison).toBe(comparison);
});

test('the URL may set how figures are grouped', () => {
  expect(readPeriod({ granularity: 'week' }, TODAY).granularity).toBe('week');
  expect(readPeriod({ granularity: 'hour' }, TODAY).granularity).toBeUndefined();
});
