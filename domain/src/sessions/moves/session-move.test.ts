import { describe, expect, test } from 'vitest';
import { spanViolations } from '../session-times.ts';
import { movedSpan } from './session-move.ts';

describe('several sessions are moved by the same days and times', () => {
  const at = (start: string, end: string) => {
    const [start_date = '', start_time = ''] = start.split(' ');
    const [end_date = '', end_time = ''] = end.split(' ');
    return { start_date, start_time, end_date, end_time };
  };
  const lesson = at('2027-03-23 19:00', '2027-03-23 20:30');
  const still = { days: 0, start_time: null, end_time: null };

  test('a move by days alone keeps the wall times, also over a clock change', () => {
    expect(movedSpan(lesson, { ...still, days: 7 })).toEqual(at('2027-03-30 19:00', '2027-03-30 20:30'));
    expect(movedSpan(lesson, { ...still, days: -1 })).toEqual(at('2027-03-22 19:00', '2027-03-22 20:30'));
  });

  test('a new start keeps the length, also past midnight', () => {
    expect(movedSpan(lesson, { ...still, start_time: '20:15' })).toEqual(at('2027-03-23 20:15', '2027-03-23 21:45'));
    expect(movedSpan(lesson, { ...still, start_time: '23:00' })).toEqual(at('2027-03-23 23:00', '2027-03-24 00:30'));
    const party = at('2027-03-23 22:00', '2027-03-24 02:00');
    expect(movedSpan(party, { ...still, start_time: '18:00' })).toEqual(at('2027-03-23 18:00', '2027-03-23 22:00'));
  });

  test('a new end is the first time after the start at which the clock shows it', () => {
    expect(movedSpan(lesson, { ...still, end_time: '21:00' })).toEqual(at('2027-03-23 19:00', '2027-03-23 21:00'));
    expect(movedSpan(lesson, { days: 1, start_time: '22:00', end_time: '01:00' })).toEqual(
      at('2027-03-24 22:00', '2027-03-25 01:00'),
    );
    const party = at('2027-03-23 22:00', '2027-03-24 02:00');
    expect(movedSpan(party, { ...still, end_time: '23:30' })).toEqual(at('2027-03-23 22:00', '2027-03-23 23:30'));
  });

  test('a camp keeps its number of days', () => {
    const camp = at('2027-03-23 09:00', '2027-03-25 17:00');
    expect(movedSpan(camp, { days: 7, start_time: '10:00', end_time: '16:00' })).toEqual(
      at('2027-03-30 10:00', '2027-04-01 16:00'),
    );
  });

  test('an end at the start is an error of the session, not a whole day', () => {
    expect(spanViolations(movedSpan(lesson, { ...still, end_time: '19:00' }))).toHaveLength(1);
  });
});
