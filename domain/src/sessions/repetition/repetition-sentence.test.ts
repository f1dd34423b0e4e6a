import { expect, test } from 'vitest';
import { type Repetition, NO_REPETITION } from './recurrence.ts';
import { repetitionSentence } from './repetition-sentence.ts';
import type { SessionClock } from '../session-times.ts';

const evening: SessionClock = { start_time: '18:30', end_time: '19:30', day_offset: 0 };
const sentences = (start_date: string, fields: Partial<Repetition>, clock = evening) => {
  const series = { start_date, clock, repetition: { ...NO_REPETITION, ...fields } };
  return [repetitionSentence(series, 'nl'), repetitionSentence(series, 'en')];
};

test('every second week on two days', () => {
  expect(sentences('2026-11-24', { type: 'weeks', every: 2, days: [4, 2], count: 12 })).toEqual([
    'Elke 2 weken op dinsdag en donderdag, van 18:30 tot 19:30. 12 keer, de laatste op donderdag 4 februari 2027.',
    'Every 2 weeks on Tuesday and Thursday, from 18:30 to 19:30. 12 times, the last on Thursday 4 February 2027.',
  ]);
});

test('a single session, past midnight', () => {
  expect(sentences('2026-11-03', {}, { start_time: '22:00', end_time: '02:00', day_offset: 1 })).toEqual([
    'Op dinsdag 3 november 2026, van 22:00 tot 02:00 de volgende dag.',
    'On Tuesday 3 November 2026, from 22:00 to 02:00 the next day.',
  ]);
});

test('the sentence mentions a first session after the start, skipped days and no end', () => {
  expect(sentences('2026-11-03', { type: 'weeks', every: 1, days: [1], skip: ['2026-11-16'] })).toEqual([
    'Elke week op maandag, van 18:30 tot 19:30. De eerste is op maandag 9 november 2026. 51 keer, de laatste op maandag 1 november 2027. 1 dag overgeslagen. Zonder einde plannen we 52 weken vooruit.',
    'Every week on Monday, from 18:30 to 19:30. The first is on Monday 9 November 2026. 51 times, the last on Monday 1 November 2027. 1 day skipped. Without an end we plan 52 weeks ahead.',
  ]);
});

test('a series of one session after the start has its date once in the sentence', () => {
  expect(sentences('2026-11-03', { type: 'weeks', days: [1], count: 1 })[0]).toBe(
    'Elke week op maandag, van 18:30 tot 19:30. 1 keer, op maandag 9 november 2026.',
  );
});

test('the sentence mentions short months', () => {
  expect(sentences('2027-01-31', { type: 'months', count: 3 })).toEqual([
    'Elke maand op de 31e, van 18:30 tot 19:30. 3 keer, de laatste op woensdag 31 maart 2027. Is de maand te kort, dan op de laatste dag.',
    'Every month on the 31st, from 18:30 to 19:30. 3 times, the last on Wednesday 31 March 2027. In a month that is too short, on its last day.',
  ]);
});

test('every second year', () => {
  expect(sentences('2026-11-12', { type: 'years', every: 2, count: 2 })).toEqual([
    'Elke 2 jaar op 12 november, van 18:30 tot 19:30. 2 keer, de laatste op zondag 12 november 2028.',
    'Every 2 years on 12 November, from 18:30 to 19:30. 2 times, the last on Sunday 12 November 2028.',
  ]);
});

test('every day, with one session', () => {
  expect(sentences('2026-11-12', { type: 'weeks', days: [7, 6, 5, 4, 3, 2, 1], count: 1 })).toEqual([
    'Elke dag, van 18:30 tot 19:30. 1 keer, op donderdag 12 november 2026.',
    'Every day, from 18:30 to 19:30. Once, on Thursday 12 November 2026.',
  ]);
});

test('every third month', () => {
  expect(sentences('2026-11-12', { type: 'months', every: 3, count: 1 })[1]).toContain('Every 3 months on the 12th,');
});

test('the sentence says when a repetition makes no session, or too many', () => {
  expect(sentences('2026-11-03', { type: 'weeks', days: [1], until: '2026-11-04' })[0]).toBe(
    'Elke week op maandag, van 18:30 tot 19:30. Deze herhaling levert geen enkele sessie op.',
  );
  expect(sentences('2026-11-03', { type: 'weeks', days: [2, 3], until: '2036-11-04' })[0]).toContain(
    'meer dan 730 sessies',
  );
});
