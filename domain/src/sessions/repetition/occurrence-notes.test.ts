import { expect, test } from 'vitest';
import { translate } from '../../kit/messages/messages.ts';
import { occurrenceNotes, overlapWarning } from './occurrence-notes.ts';
import { occurrenceDates, NO_REPETITION } from './recurrence.ts';

const night = { start_time: '02:30', end_time: '03:30', day_offset: 0 };
const setting = { clock: night, timeZone: 'Europe/Amsterdam', locale: 'nl' } as const;
const notes = (date: string, moved = false) =>
  occurrenceNotes({ date, index: 1, moved }, '2027-01-31', setting).map((message) => translate('nl', message));

test('the preview shows the effect of a clock change on a session', () => {
  expect(notes('2027-03-28')).toEqual(['Op zondag 28 maart 2027 gaat de klok vooruit; deze sessie begint om 03:30']);
  expect(notes('2026-10-25')).toEqual([
    'Op zondag 25 oktober 2026 gaat de klok terug; deze sessie begint de eerste keer dat het 02:30 is',
  ]);
  expect(notes('2026-10-24')).toEqual([]);
});

test('the preview shows why a session is on another day of the month', () => {
  expect(notes('2027-02-28', true)).toEqual(['Deze maand heeft geen dag 31; de sessie valt op de laatste dag']);
});

test('sessions that overlap have a warning, sessions that touch do not', () => {
  const { dates } = occurrenceDates('2026-11-03', { ...NO_REPETITION, type: 'weeks', days: [2, 3], count: 3 });
  const whole = { start_time: '10:00', end_time: '10:00', day_offset: 1 };
  expect(overlapWarning(dates, { ...setting, clock: whole })).toBeNull();
  expect(overlapWarning(dates, { ...setting, clock: { ...whole, end_time: '10:01' } })).toEqual({
    key: 'repetition.overlap',
  });
});
