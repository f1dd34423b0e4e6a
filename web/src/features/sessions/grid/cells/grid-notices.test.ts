import { expect, test } from 'vitest';
import { noticesOf } from './grid-notices.ts';

const session = {
  start_date: '2027-03-28',
  start_time: '02:30',
  end_date: '2027-03-28',
  end_time: '04:00',
  spots: null,
  location_id: null,
};
const quiet = { start_time: '02:30', notes: [], holidays: [], overlaps: false, clashes: [] };
const waterpolo = { session_id: 1, name: 'Waterpolo', start_time: '02:00', end_time: '03:00' };
const clock = [{ kind: 'clock' as const, text: 'De klok' }];

test('a row that the server finds nothing about has no notices', () => {
  expect(noticesOf(session, quiet)).toEqual({});
});

test('a start in the skipped hour of a clock change gives the new time, a start in the repeated hour the first time', () => {
  expect(noticesOf(session, { ...quiet, notes: clock, start_time: '03:30' })).toEqual({
    start: { kind: 'clockForward', time: '03:30' },
  });
  expect(noticesOf(session, { ...quiet, notes: clock })).toEqual({ start: { kind: 'clockBack', time: '02:30' } });
});

test('a conflict with a session at the location is shown rather than one with a row of the grid', () => {
  const clashes = [{ ...waterpolo, is_same_location: true, trainers: ['Noor'] }];
  const notices = noticesOf(session, { ...quiet, holidays: ['Pasen', 'Voorjaar'], overlaps: true, clashes });
  expect(notices).toEqual({
    date: { kind: 'holiday', names: 'Pasen, Voorjaar' },
    location: { kind: 'locationTaken', name: 'Waterpolo', start: '02:00', end: '03:00' },
  });
});

test('a busy trainer gives a notice on the start time', () => {
  const clashes = [{ ...waterpolo, is_same_location: false, trainers: ['Noor', 'Pieter'] }];
  expect(noticesOf(session, { ...quiet, clashes })).toEqual({
    start: { kind: 'trainersBusy', trainers: 'Noor, Pieter', name: 'Waterpolo', start: '02:00', end: '03:00' },
  });
});
