import { expect, test } from 'vitest';
import { isQuietAt, ownQuietHoursViolations, quietHoursViolations } from './quiet-hours.ts';

test.each([
  [null, null],
  ['22:00', '07:30'],
  ['12:00', '13:00'],
])('quiet hours from %s until %s are accepted', (quiet_from, quiet_until) => {
  expect(quietHoursViolations({ quiet_from, quiet_until })).toEqual([]);
});

test.each([
  ['22:00', null, 'quiet_until', 'notification.quiet_half'],
  [null, '07:00', 'quiet_from', 'notification.quiet_half'],
  ['22:00', '22:00', 'quiet_until', 'notification.quiet_equal'],
])('quiet hours from %s until %s are refused at %s', (quiet_from, quiet_until, field, key) => {
  expect(quietHoursViolations({ quiet_from, quiet_until })).toEqual([{ path: [field], key }]);
});

test('an app user’s own quiet hours can’t be empty', () => {
  expect(ownQuietHoursViolations({ quiet_from: null, quiet_until: null })).toEqual([
    { path: ['quiet_from'], key: 'required' },
  ]);
  expect(ownQuietHoursViolations({ quiet_from: '22:00', quiet_until: '07:00' })).toEqual([]);
});

test.each([
  ['22:00', '08:00', '21:59', false],
  ['22:00', '08:00', '23:30', true],
  ['22:00', '08:00', '07:59', true],
  ['22:00', '08:00', '08:00', false],
  ['12:00', '14:00', '13:00', true],
  ['12:00', '14:00', '14:00', false],
  [null, null, '03:00', false],
])('with quiet hours from %s until %s, %s is quiet: %s', (quiet_from, quiet_until, time, isQuiet) => {
  expect(isQuietAt({ quiet_from, quiet_until }, time)).toBe(isQuiet);
});
