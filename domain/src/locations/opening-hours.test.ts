import { expect, test } from 'vitest';
import {
  blocksOn,
  type OpeningException,
  type OpeningHours,
  openingExceptionViolations,
  openingHoursViolations,
} from './opening-hours.ts';

const open = (weekday: number, opened_at: string, closed_at: string): OpeningHours => ({
  weekday,
  state: 'open',
  opened_at,
  closed_at,
});
const closed = (weekday: number): OpeningHours => ({ weekday, state: 'closed', opened_at: null, closed_at: null });
const faults = (hours: OpeningHours[]) =>
  openingHoursViolations(hours).map(({ path, key }) => `${path.join('.')}: ${key}`);

test.each<[title: string, hours: OpeningHours[], faults: string[]]>([
  ['nothing filled in', [], []],
  ['three blocks that touch', [open(1, '09:00', '12:00'), open(1, '12:00', '13:00'), open(1, '19:00', '23:00')], []],
  ['blocks that touch at half past', [open(1, '09:00', '09:30'), open(1, '09:30', '10:15')], []],
  ['until midnight', [open(1, '09:00', '24:00'), open(2, '00:00', '08:00')], []],
  ['past midnight', [open(5, '20:00', '02:00'), open(6, '02:00', '04:00')], []],
  ['the whole day', [open(1, '09:00', '09:00'), open(2, '09:00', '17:00')], []],
  [
    'a whole day that overlaps the next morning',
    [open(1, '09:00', '09:00'), open(2, '08:59', '10:00')],
    ['0.closed_at: opening_hours.overlap'],
  ],
  ['a closed day', [closed(7), open(1, '09:00', '17:00'), open(2, '09:00', '17:00')], []],
  [
    'four blocks',
    [open(1, '08:00', '09:00'), open(1, '10:00', '11:00'), open(1, '12:00', '13:00'), open(1, '14:00', '15:00')],
    ['3.opened_at: opening_hours.blocks'],
  ],
  ['an overlap', [open(1, '09:00', '12:00'), open(1, '11:59', '13:00')], ['1.opened_at: opening_hours.overlap']],
  [
    'an overlap written the other way round',
    [open(1, '11:00', '13:00'), open(1, '09:00', '12:00')],
    ['0.opened_at: opening_hours.overlap'],
  ],
  [
    'a block inside another',
    [open(1, '09:00', '18:00'), open(1, '10:00', '11:00'), open(1, '17:00', '19:00')],
    ['1.opened_at: opening_hours.overlap', '2.opened_at: opening_hours.overlap'],
  ],
  [
    'the same block twice',
    [open(3, '09:00', '12:00'), open(3, '09:00', '12:00')],
    ['1.opened_at: opening_hours.overlap'],
  ],
  [
    'a night that overlaps the next morning',
    [open(5, '20:00', '02:00'), open(6, '01:00', '04:00')],
    ['0.closed_at: opening_hours.overlap'],
  ],
  [
    'a Sunday night that overlaps Monday morning',
    [open(7, '20:00', '02:00'), open(1, '01:00', '04:00')],
    ['0.closed_at: opening_hours.overlap'],
  ],
  [
    'an end before the start on Sunday, with two blocks on Monday',
    [open(1, '07:00', '07:30'), open(1, '07:30', '12:00'), open(7, '09:00', '08:00')],
    ['2.closed_at: opening_hours.overlap'],
  ],
  [
    'an overlap on a day and one with the next',
    [open(1, '09:00', '12:00'), open(1, '11:00', '02:00'), open(2, '01:00', '04:00')],
    ['1.opened_at: opening_hours.overlap', '1.closed_at: opening_hours.overlap'],
  ],
  ['the whole day on every day', [1, 2, 3, 4, 5, 6, 7].map((day) => open(day, '00:00', '24:00')), []],
  ['no times', [{ ...open(1, '', '17:00'), opened_at: null }], ['0.opened_at: opening_hours.times']],
  ['no end', [{ ...open(1, '09:00', ''), closed_at: null }], ['0.opened_at: opening_hours.times']],
  ['a closed day with one time', [{ ...closed(1), closed_at: '17:00' }], ['0.state: opening_hours.closed']],
  ['times off the clock', [open(1, '24:00', '25:00')], ['0.opened_at: opening_hours.times']],
  ['a closed day with times', [{ ...open(1, '09:00', '17:00'), state: 'closed' }], ['0.state: opening_hours.closed']],
  ['a closed day that is open', [closed(1), open(1, '09:00', '17:00')], ['0.state: opening_hours.closed']],
  ['an eighth day', [open(8, '09:00', '17:00')], ['0.weekday: opening_hours.weekday']],
])('%s', (_title, hours, expected) => {
  expect(faults(hours)).toEqual(expected);
});

const exception = (date: string, opened_at: string, closed_at: string): OpeningException => ({
  date,
  state: 'open',
  opened_at,
  closed_at,
});

test('exceptions follow the same rules, day by day', () => {
  const keys = (exceptions: OpeningException[]) =>
    openingExceptionViolations(exceptions).map(({ path, key }) => `${path.join('.')}: ${key}`);
  expect(keys([exception('2026-12-24', '09:00', '12:00'), exception('2026-12-31', '20:00', '02:00')])).toEqual([]);
  expect(keys([exception('2026-12-31', '20:00', '02:00'), exception('2027-01-01', '01:00', '02:00')])).toEqual([
    '0.closed_at: opening_hours.overlap',
  ]);
  expect(keys([exception('2026-02-30', '09:00', '12:00')])).toEqual(['0.date: date']);
});

test('an exception replaces its weekday', () => {
  const halfTyped = [
    { ...open(4, '08:00', ''), closed_at: null },
    { ...open(4, '', '23:00'), opened_at: null },
  ];
  const hours = [open(4, '19:00', '22:00'), open(4, '09:00', '12:00'), open(5, '09:00', '17:00'), ...halfTyped];
  const exceptions: OpeningException[] = [
    { ...exception('2026-12-25', '', ''), state: 'closed', opened_at: null, closed_at: null },
  ];
  const on = (day: string) => blocksOn(day, { hours, exceptions }).map((block) => block.opened_at);
  expect([on('2026-12-24'), on('2026-12-25'), on('2026-12-26')]).toEqual([['09:00', '19:00'], [], []]);
});
