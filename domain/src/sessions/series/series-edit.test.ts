import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kit/dates/dates.ts';
import { occurrenceDates, type Repetition, NO_REPETITION } from '../repetition/recurrence.ts';
import { type FollowingEdit, planFollowing, type SeriesRow } from './series-edit.ts';

const TUESDAYS: Repetition = { ...NO_REPETITION, type: 'weeks', days: [2], count: 6 };
const NOTHING: FollowingEdit = { fields: [], clock: null, shift_days: 0, repetition: null };

/** Six Tuesdays from 3 November 2026, 19:00 – 20:30; the first is past, the fifth has participants. */
function series(changes: Record<number, Partial<SeriesRow>> = {}): SeriesRow[] {
  return occurrenceDates('2026-11-03', TUESDAYS).dates.map(({ date, index }) => ({
    id: index * 10,
    series_index: index,
    start_date: date,
    start_time: '19:00',
    end_date: date,
    end_time: '20:30',
    is_exception: false,
    participants_count: index === 5 ? 3 : 0,
    is_past: index === 1,
    ...changes[index],
  }));
}

const plan = (edit: Partial<FollowingEdit>, options: { id?: number; rows?: SeriesRow[] } = {}) =>
  planFollowing({
    rows: options.rows ?? series(),
    id: options.id ?? 30,
    repetition: TUESDAYS,
    edit: { ...NOTHING, ...edit },
  });

const datesOf = ({ updates }: ReturnType<typeof plan>) => updates.map(({ id, start_date }) => `${id} ${start_date}`);

test('fields change in place: rows, dates and participants stay', () => {
  const { updates, ...rest } = plan({ fields: ['spots'] });
  expect(updates.map(({ id, series_index, is_moved }) => [id, series_index, is_moved])).toEqual([
    [30, 1, false],
    [40, 2, false],
    [50, 3, false],
    [60, 4, false],
  ]);
  expect(rest).toEqual({
    refusal: null,
    is_split: true,
    old_until: '2026-11-10',
    repetition: { ...TUESDAYS, count: 4 },
    anchor_date: '2026-11-17',
    creates: [],
    deletes: [],
    conflicts: [],
    notified: [],
  });
});

test('another location is mailed to participants, though no time changes', () => {
  expect(plan({ fields: ['location_id'] }).notified).toEqual([50]);
});

test('a date moved by a day moves all following by a day, and the rule too', () => {
  const moved = plan({ shift_days: 1 });
  expect(datesOf(moved)).toEqual(['30 2026-11-18', '40 2026-11-25', '50 2026-12-02', '60 2026-12-09']);
  expect(moved.repetition).toMatchObject({ days: [3], count: 4 });
  expect(moved.updates.every((update) => update.is_moved)).toBe(true);
  expect(moved.notified).toEqual([50]);
  expect(plan({ shift_days: -2 }).repetition.days).toEqual([7]);
});

test('a rule without an end gets the day of its last session as its end', () => {
  const endless = { ...TUESDAYS, count: null };
  const input = { rows: series(), id: 30, repetition: endless, edit: { ...NOTHING, shift_days: 2 } };
  expect(planFollowing(input).repetition).toMatchObject({ days: [4], until: '2026-12-10', count: null });
  const dated = { ...input, repetition: { ...endless, until: '2026-12-12', skip: ['2026-11-24'] } };
  expect(planFollowing(dated).repetition).toMatchObject({ until: '2026-12-14', skip: ['2026-11-26'] });
});

test('new times, also past midnight', () => {
  const { updates } = plan({ clock: { start_time: '23:00', end_time: '00:30', day_offset: 1 } });
  expect(updates[0]).toMatchObject({
    start_date: '2026-11-17',
    start_time: '23:00',
    end_date: '2026-11-18',
    end_time: '00:30',
    is_moved: true,
  });
});

test('an exception keeps its own date and time when others move', () => {
  const rows = series({
    4: { is_exception: true, start_date: '2026-11-26', end_date: '2026-11-26', start_time: '10:00', end_time: '11:00' },
  });
  const clock = { start_time: '18:00', end_time: '19:00', day_offset: 0 };
  const own = {
    id: 40,
    start_date: '2026-11-26',
    start_time: '10:00',
    end_time: '11:00',
    is_exception: true,
    is_moved: false,
  };
  expect(plan({ shift_days: 1, clock }, { rows }).updates[1]).toMatchObject(own);
  const underNewRule = plan({ repetition: { ...NO_REPETITION, type: 'weeks', days: [5], count: 4 }, clock }, { rows });
  expect(underNewRule.updates[1]).toMatchObject(own);
  expect(datesOf(underNewRule)).toEqual(['30 2026-11-20', '40 2026-11-26', '50 2026-12-04', '60 2026-12-11']);
});

test('an exception that is itself the chosen session follows the edit', () => {
  const rows = series({ 3: { is_exception: true, start_date: '2026-11-19', end_date: '2026-11-19' } });
  expect(datesOf(plan({ shift_days: 1 }, { rows }))[0]).toBe('30 2026-11-20');
  const ruled = plan({ repetition: { ...NO_REPETITION, type: 'weeks', days: [4], count: 4 } }, { rows }).updates[0];
  expect(ruled).toMatchObject({ start_date: '2026-11-19', is_exception: false, is_moved: false });
});

test('a new rule moves the i-th row to the i-th day and creates missing ones', () => {
  const twice = plan({ repetition: { ...NO_REPETITION, type: 'weeks', days: [4, 2], count: 6 } });
  expect(datesOf(twice)).toEqual(['30 2026-11-17', '40 2026-11-19', '50 2026-11-24', '60 2026-11-26']);
  expect(twice.creates).toEqual([
    { start_date: '2026-12-01', start_time: '19:00', end_date: '2026-12-01', end_time: '20:30', series_index: 5 },
    { start_date: '2026-12-03', start_time: '19:00', end_date: '2026-12-03', end_time: '20:30', series_index: 6 },
  ]);
  expect(twice.repetition).toMatchObject({ days: [2, 4], count: 6 });
  expect(twice.notified).toEqual([50]);
});

test('rows for which the rule has no day are removed when empty, and are conflicts when they have participants', () => {
  const shorter = plan({ repetition: { ...TUESDAYS, count: 2 } });
  expect([shorter.deletes, shorter.conflicts, shorter.creates]).toEqual([[60], [50], []]);
  expect(datesOf(shorter)).toEqual(['30 2026-11-17', '40 2026-11-24']);
});

test('removing the repetition keeps the chosen session only', () => {
  const removed = plan({ repetition: NO_REPETITION, shift_days: 1 });
  expect(datesOf(removed)).toEqual(['30 2026-11-18']);
  expect([removed.deletes, removed.conflicts, removed.repetition]).toEqual([[40, 60], [50], NO_REPETITION]);
});

test('an edit from the first session on does not split the series, since the old one would have no sessions', () => {
  const rows = series({ 1: { is_past: false } });
  expect(plan({ fields: ['spots'] }, { rows, id: 10 })).toMatchObject({
    is_split: false,
    old_until: null,
    repetition: TUESDAYS,
  });
});

test('past sessions never change, even one that was moved after the chosen one', () => {
  expect(plan({ shift_days: 1 }, { id: 10 })).toMatchObject({
    refusal: { key: 'session.past_following' },
    updates: [],
  });
  const rows = series({ 4: { is_past: true, is_exception: true, start_date: '2026-11-12' } });
  expect(datesOf(plan({ shift_days: 1 }, { rows }))).toEqual(['30 2026-11-18', '50 2026-12-02', '60 2026-12-09']);
});

test('a rule that makes too many sessions, or none, changes nothing', () => {
  const tooMany = { ...NO_REPETITION, type: 'weeks', days: [1, 2], until: '2036-01-01' } as const;
  expect(plan({ repetition: tooMany })).toMatchObject({
    refusal: { key: 'repetition.too_many' },
    updates: [],
    deletes: [],
  });
  const none = { ...TUESDAYS, count: null, until: '2026-11-01' };
  expect(plan({ repetition: none }).refusal).toEqual({ key: 'repetition.none' });
  expect(plan({}, { id: 99 }).refusal).toEqual({ key: 'not_found' });
});

test('each row and day of a rule is used once, whatever was deleted or moved by hand', () => {
  const rules = fc.record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    count: fc.integer({ min: 1, max: 12 }),
    every: fc.integer({ min: 1, max: 3 }),
  });
  const row = fc.record({ is_exception: fc.boolean(), participants_count: fc.nat(2), is_gone: fc.boolean() });
  fc.assert(
    fc.property(
      rules,
      fc.array(row, { minLength: 6, maxLength: 6 }),
      fc.integer({ min: -3, max: 3 }),
      (rule, states, shift_days) => {
        const rows = series().flatMap((base, position) => {
          const { is_gone, ...state } = states[position] ?? { is_gone: false };
          return is_gone && base.id !== 30 ? [] : [{ ...base, ...state }];
        });
        const repetition: Repetition = { ...NO_REPETITION, type: 'weeks', ...rule };
        const result = plan({ repetition, shift_days }, { rows });
        const reached = rows.filter((each) => each.series_index >= 3);
        const expected = occurrenceDates(addDays('2026-11-17', shift_days), repetition).dates;
        expect([...result.updates, ...result.creates].map(({ series_index }) => series_index)).toEqual(
          expected.map(({ index }) => index),
        );
        const accounted = [...result.updates.map(({ id }) => id), ...result.deletes, ...result.conflicts];
        expect(accounted.toSorted((a, b) => a - b)).toEqual(reached.map(({ id }) => id));
        for (const update of result.updates) {
          const before = reached.find(({ id }) => id === update.id);
          expect(update.series_index).toBeLessThanOrEqual(before?.series_index ?? 0);
          if (before?.is_exception && update.id !== 30) expect(update.start_date).toBe(before.start_date);
          else expect(update.start_date).toBe(expected[update.series_index - 1]?.date);
        }
      },
    ),
  );
});

test('a monthly series on the 31st keeps that day when its rule changes from February on', () => {
  const monthly: Repetition = { ...NO_REPETITION, type: 'months', count: 4 };
  const rows = occurrenceDates('2027-01-31', monthly).dates.map(({ date, index }) => ({
    id: index * 10,
    series_index: index,
    start_date: date,
    start_time: '19:00',
    end_date: date,
    end_time: '20:30',
    is_exception: false,
    participants_count: 0,
    is_past: false,
  }));
  const shared = { rows, id: 20, repetition: monthly, anchor_date: '2027-01-31' };
  const longer = planFollowing({ ...shared, edit: { ...NOTHING, repetition: { ...monthly, count: 5 } } });
  expect(longer.updates.map((row) => row.start_date)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  expect(longer.creates.map((row) => row.start_date)).toEqual(['2027-05-31', '2027-06-30']);
  expect(longer.anchor_date).toBe('2027-01-31');
  const moved = planFollowing({
    ...shared,
    edit: { ...NOTHING, shift_days: -1, repetition: { ...monthly, count: 3 } },
  });
  expect(moved.updates.map((row) => row.start_date)).toEqual(['2027-02-27', '2027-03-27', '2027-04-27']);
  expect(moved.anchor_date).toBe('2027-02-27');
});
