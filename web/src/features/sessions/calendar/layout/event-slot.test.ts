import { expect, test } from 'vitest';
import { drawnSlot, movedBy, resizedBy } from './event-slot.ts';

const evening = { start_date: '2026-11-24', start_time: '19:00', end_date: '2026-11-24', end_time: '20:30' };
const night = { start_date: '2026-12-31', start_time: '22:00', end_date: '2027-01-01', end_time: '02:00' };
const text = ({ start_date, start_time, end_date, end_time }: typeof evening) =>
  `${start_date} ${start_time} - ${end_date} ${end_time}`;

test('a moved session keeps its length, across days and years', () => {
  expect(text(movedBy(evening, { days: 1, minutes: -15 }))).toBe('2026-11-25 18:45 - 2026-11-25 20:15');
  expect(text(movedBy(night, { days: 0, minutes: 60 }))).toBe('2026-12-31 23:00 - 2027-01-01 03:00');
  expect(text(movedBy(night, { days: 1, minutes: 0 }))).toBe('2027-01-01 22:00 - 2027-01-02 02:00');
});

test('a moved session stays within the chosen day', () => {
  expect(text(movedBy(evening, { days: 0, minutes: -2_000 }))).toBe('2026-11-24 00:00 - 2026-11-24 01:30');
  expect(text(movedBy(evening, { days: 0, minutes: 2_000 }))).toBe('2026-11-24 23:45 - 2026-11-25 01:15');
});

test('a session that starts after 23:45 keeps its time on another day', () => {
  const late = { start_date: '2026-11-24', start_time: '23:50', end_date: '2026-11-25', end_time: '01:00' };
  expect(text(movedBy(late, { days: 1, minutes: 0 }))).toBe('2026-11-25 23:50 - 2026-11-26 01:00');
  expect(text(movedBy(late, { days: 0, minutes: 15 }))).toBe('2026-11-24 23:50 - 2026-11-25 01:00');
  expect(text(movedBy(late, { days: 0, minutes: -15 }))).toBe('2026-11-24 23:35 - 2026-11-25 00:45');
});

test('moves by clock time, also in the night of a clock change', () => {
  const before = { start_date: '2027-03-28', start_time: '01:45', end_date: '2027-03-28', end_time: '04:00' };
  expect(text(movedBy(before, { days: 0, minutes: 60 }))).toBe('2027-03-28 02:45 - 2027-03-28 05:00');
});

test('dragging the end makes a session a quarter of an hour long at least, and a week at most', () => {
  expect(text(resizedBy(evening, 30))).toBe('2026-11-24 19:00 - 2026-11-24 21:00');
  expect(text(resizedBy(evening, 240))).toBe('2026-11-24 19:00 - 2026-11-25 00:30');
  expect(text(resizedBy(evening, -500))).toBe('2026-11-24 19:00 - 2026-11-24 19:15');
  expect(text(resizedBy(evening, 100_000))).toBe('2026-11-24 19:00 - 2026-12-01 19:00');
});

test('a session of ten minutes keeps its length when its end is dragged and put back', () => {
  const short = { ...evening, end_time: '19:10' };
  expect(resizedBy(short, 0)).toEqual(short);
});

test('a slot can be drawn downwards or upwards, and until midnight', () => {
  expect(text(drawnSlot('2026-11-24', 540, 600))).toBe('2026-11-24 09:00 - 2026-11-24 10:00');
  expect(text(drawnSlot('2026-11-24', 600, 540))).toBe('2026-11-24 09:00 - 2026-11-24 10:00');
  expect(text(drawnSlot('2026-11-24', 540, 540))).toBe('2026-11-24 09:00 - 2026-11-24 09:15');
  expect(text(drawnSlot('2026-11-24', 1_380, 1_440))).toBe('2026-11-24 23:00 - 2026-11-25 00:00');
});

test('a slot at the bottom edge is the last quarter of that day', () => {
  expect(text(drawnSlot('2026-11-24', 1_440, 1_440))).toBe('2026-11-24 23:45 - 2026-11-25 00:00');
});
