import { expect, test } from 'vitest';
import { occurrenceDates } from './repetition/recurrence.ts';
import { clockOf, lastSessionDay, lastsLong, movedEnd, sessionTimes, spanOn, spanViolations } from './session-times.ts';

const AMSTERDAM = 'Europe/Amsterdam';
const evening = { start_time: '19:00', end_time: '20:30', day_offset: 0 };
const night = { start_time: '02:30', end_time: '03:30', day_offset: 0 };

test('19:00 stays 19:00 over the clock change of October', () => {
  const times = ['2026-10-20', '2026-10-27'].map((date) => sessionTimes(date, evening, AMSTERDAM));
  expect(times).toEqual([
    { starts_at: '2026-10-20T17:00:00Z', ends_at: '2026-10-20T18:30:00Z', clockNote: null },
    { starts_at: '2026-10-27T18:00:00Z', ends_at: '2026-10-27T19:30:00Z', clockNote: null },
  ]);
});

test('a start in the skipped hour moves on, a start in the repeated hour is the first', () => {
  expect(sessionTimes('2027-03-28', { ...night, end_time: '04:30' }, AMSTERDAM)).toEqual({
    starts_at: '2027-03-28T01:30:00Z',
    ends_at: '2027-03-28T02:30:00Z',
    clockNote: 'skipped_hour',
  });
  expect(sessionTimes('2026-10-25', night, AMSTERDAM)).toEqual({
    starts_at: '2026-10-25T00:30:00Z',
    ends_at: '2026-10-25T02:30:00Z',
    clockNote: 'repeated_hour',
  });
});

test('a session never ends before it starts, even when the clock skips its end', () => {
  const short = sessionTimes('2027-03-28', { ...night, end_time: '03:15' }, AMSTERDAM);
  expect(short).toMatchObject({ starts_at: '2027-03-28T01:30:00Z', ends_at: '2027-03-28T02:15:00Z' });
  expect(sessionTimes('2027-03-28', night, AMSTERDAM)).toMatchObject({ ends_at: '2027-03-28T02:30:00Z' });
});

test('a session may pass midnight', () => {
  const late = { start_time: '22:00', end_time: '02:00', day_offset: 1 };
  expect(sessionTimes('2026-11-03', late, AMSTERDAM)).toMatchObject({
    starts_at: '2026-11-03T21:00:00Z',
    ends_at: '2026-11-04T01:00:00Z',
  });
  const span = { start_date: '2026-12-31', start_time: '22:00', end_date: '2027-01-01', end_time: '02:00' };
  expect(clockOf(span)).toEqual(late);
  expect(spanOn('2026-12-31', late)).toEqual(span);
});

test.each([
  ['2026-11-03', '18:30', '2026-11-03', '19:30', []],
  ['2026-11-03', '18:30', '2026-11-03', '18:30', ['session.end']],
  ['2026-11-03', '18:30', '2026-11-02', '19:30', ['session.end']],
  ['2026-11-03', '18:30', '2026-11-10', '18:30', []],
  ['2026-11-03', '18:30', '2026-11-10', '18:31', ['session.too_long']],
  ['2026-11-03', '', '2026-11-03', '19:30', []],
])('%s %s to %s %s: %j', (start_date, start_time, end_date, end_time, keys) => {
  expect(spanViolations({ start_date, start_time, end_date, end_time }).map(({ key }) => key)).toEqual(keys);
});

// Finds the clock changes with Intl instead of Temporal, as an independent reading of the zone data.
const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: AMSTERDAM,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function wallAt(epoch: number): { date: string; time: string } {
  const part = Object.fromEntries(wall.formatToParts(epoch).map(({ type, value }) => [type, value]));
  return { date: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` };
}

/** How many hours Amsterdam's clock is ahead of UTC at an instant. */
function offsetAt(epoch: number): number {
  const { date, time } = wallAt(epoch);
  return Math.round((Date.parse(`${date}T${time}:00Z`) - epoch) / 3_600_000);
}

const HOUR = 3_600_000;

/** Days on which the offset at noon differs from that at noon the day before. */
function changes(): { date: string; kind: 'forward' | 'back' }[] {
  const found: { date: string; kind: 'forward' | 'back' }[] = [];
  for (let noon = Date.UTC(2024, 0, 1, 12); noon < Date.UTC(2041, 0, 1); noon += 24 * HOUR) {
    const difference = offsetAt(noon) - offsetAt(noon - 24 * HOUR);
    if (difference !== 0) found.push({ date: wallAt(noon).date, kind: difference > 0 ? 'forward' : 'back' });
  }
  return found;
}

const CHANGES = changes();

test('there are 34 clock changes from 2024 to 2040', () => {
  expect(CHANGES).toHaveLength(34);
  expect(CHANGES).toContainEqual({ date: '2026-10-25', kind: 'back' });
  expect(CHANGES).toContainEqual({ date: '2027-03-28', kind: 'forward' });
});

test.each(CHANGES)('around $date the clock goes $kind: 19:00 stays, 02:30 follows the rule', ({ date, kind }) => {
  const start = new Date(Date.parse(date) - 21 * 24 * HOUR).toISOString().slice(0, 10);
  const series = occurrenceDates(start, { type: 'weeks', every: 1, days: [7], until: null, count: 7, skip: [] });
  expect(series.dates.map((day) => day.date)).toContain(date);
  for (const day of series.dates) {
    const at19 = Date.parse(sessionTimes(day.date, evening, AMSTERDAM).starts_at);
    expect(wallAt(at19)).toEqual({ date: day.date, time: '19:00' });
    const nightly = sessionTimes(day.date, night, AMSTERDAM);
    const at0230 = Date.parse(nightly.starts_at);
    const isChange = day.date === date;
    expect(nightly.clockNote).toBe(!isChange ? null : kind === 'forward' ? 'skipped_hour' : 'repeated_hour');
    expect(wallAt(at0230)).toEqual({ date: day.date, time: isChange && kind === 'forward' ? '03:30' : '02:30' });
    // The first of two: an hour later the wall time is the same again.
    expect(wallAt(at0230 + HOUR).time === '02:30').toBe(isChange && kind === 'back');
  }
});

test.each([
  ['an hour', '2026-11-03', '2026-11-03', '20:00', '2026-11-03'],
  ['a night', '2026-11-03', '2026-11-04', '02:00', '2026-11-04'],
  ['until midnight', '2026-11-03', '2026-11-04', '00:00', '2026-11-03'],
  ['a camp until midnight', '2026-11-03', '2026-11-06', '00:00', '2026-11-05'],
])('the last day of %s', (_what, start_date, end_date, end_time, last) => {
  expect(lastSessionDay({ start_date, end_date, end_time })).toBe(last);
});

test('an overnight session is not long, but a session of a day is', () => {
  const night = { start_date: '2026-11-03', start_time: '22:00', end_date: '2026-11-04', end_time: '02:00' };
  expect(lastsLong(night)).toBe(false);
  expect(lastsLong({ ...night, end_time: '22:00' })).toBe(true);
  expect(lastsLong({ ...night, end_date: '2026-11-05' })).toBe(true);
  expect(lastsLong({ ...night, end_date: '2026-11-03', end_time: '23:00' })).toBe(false);
});

test('the end follows the start, so the session keeps its length', () => {
  const lesson = { start_date: '2026-11-24', start_time: '19:00', end_date: '2026-11-24', end_time: '20:00' };
  expect(movedEnd(lesson, { start_time: '21:00' })).toEqual({ end_date: '2026-11-24', end_time: '22:00' });
  expect(movedEnd(lesson, { start_time: '23:30' })).toEqual({ end_date: '2026-11-25', end_time: '00:30' });
  expect(movedEnd(lesson, { start_date: '2026-12-01' })).toEqual({ end_date: '2026-12-01', end_time: '20:00' });
  const camp = { start_date: '2026-11-24', start_time: '22:00', end_date: '2026-11-26', end_time: '10:00' };
  expect(movedEnd(camp, { start_time: '21:00' })).toEqual({ end_date: '2026-11-26', end_time: '09:00' });
});

test('an end before the start, or an unreadable one, stays', () => {
  const lesson = { start_date: '2026-11-24', start_time: '19:00', end_date: '2026-11-24', end_time: '18:00' };
  expect(movedEnd(lesson, { start_time: '21:00' })).toBeNull();
  expect(movedEnd({ ...lesson, end_time: '20:00' }, { start_time: '2' })).toBeNull();
  expect(movedEnd({ ...lesson, start_time: '', end_time: '20:00' }, { start_time: '21:00' })).toBeNull();
});
