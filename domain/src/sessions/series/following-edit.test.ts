import { expect, test } from 'vitest';
import { followingEdit } from './following-edit.ts';
import { type Repetition, NO_REPETITION } from '../repetition/recurrence.ts';
import type { SessionSpan } from '../session-times.ts';

const span: SessionSpan = { start_date: '2026-11-17', start_time: '19:00', end_date: '2026-11-17', end_time: '20:30' };
const rule: Repetition = { ...NO_REPETITION, type: 'weeks', days: [2, 4], until: '2027-02-04', skip: ['2026-12-24'] };
const wednesday = { ...span, start_date: '2026-11-18', end_date: '2026-11-18' };

const edit = (wanted: SessionSpan, repetition: Repetition) =>
  followingEdit({ stored: { span, repetition: rule }, wanted: { span: wanted, repetition }, fields: ['spots'] });

test('an equal value is no change', () => {
  expect(edit(span, { ...rule, days: [4, 2, 2] })).toEqual({
    fields: ['spots'],
    clock: null,
    shift_days: 0,
    repetition: null,
  });
});

test('a moved date shifts the series, whether or not the form moved the weekdays too', () => {
  const shift = { clock: null, shift_days: 1, repetition: null };
  expect(edit(wednesday, rule)).toMatchObject(shift);
  expect(edit(wednesday, { ...rule, days: [3, 5] })).toMatchObject(shift);
  expect(edit(wednesday, { ...rule, days: [3, 5], until: '2027-02-05', skip: ['2026-12-25'] })).toMatchObject(shift);
});

test.each<[string, Partial<Repetition>]>([
  ['other days', { days: [2] }],
  ['another interval', { every: 2 }],
  ['another end', { until: '2027-02-05' }],
  ['a number of times', { until: null, count: 5 }],
  ['another skipped day', { skip: [] }],
  ['another unit', { type: 'months' }],
  ['no repetition', { type: null }],
])('%s is a new rule', (_title, changes) => {
  expect(edit(span, { ...rule, ...changes }).repetition).toEqual({ ...rule, ...changes });
});

test.each<[string, Partial<SessionSpan>]>([
  ['start', { start_time: '18:00' }],
  ['end', { end_time: '21:00' }],
  ['end day', { end_date: '2026-11-18' }],
])('another %s is a new clock', (_title, changes) => {
  expect(edit({ ...span, ...changes }, rule)).toMatchObject({
    clock: { start_time: changes.start_time ?? '19:00' },
    shift_days: 0,
    repetition: null,
  });
});
