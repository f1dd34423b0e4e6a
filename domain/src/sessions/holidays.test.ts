import { expect, test } from 'vitest';
import { dutchHolidays, holidayHits, holidayWords } from './holidays.ts';

const named = (year: number, name: string) =>
  dutchHolidays(year).find((holiday) => holidayWords.nl[holiday.name] === name)?.date;

// Easter Sundays as published, with the earliest and latest of this century.
test.each([
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2035-03-25',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
])('Easter falls on %s', (date) => {
  expect(named(Number(date.slice(0, 4)), 'Eerste paasdag')).toBe(date);
});

test('the holidays of 2026', () => {
  expect(dutchHolidays(2026).map(({ date, name }) => `${date} ${holidayWords.nl[name]}`)).toEqual([
    '2026-01-01 Nieuwjaarsdag',
    '2026-04-03 Goede Vrijdag',
    '2026-04-05 Eerste paasdag',
    '2026-04-06 Tweede paasdag',
    '2026-04-27 Koningsdag',
    '2026-05-05 Bevrijdingsdag',
    '2026-05-14 Hemelvaartsdag',
    '2026-05-24 Eerste pinksterdag',
    '2026-05-25 Tweede pinksterdag',
    '2026-12-25 Eerste kerstdag',
    '2026-12-26 Tweede kerstdag',
  ]);
});

test("King's Day is a day early when it would be a Sunday", () => {
  expect([named(2025, 'Koningsdag'), named(2027, 'Koningsdag')]).toEqual(['2025-04-26', '2027-04-27']);
});

test('days of a series on a public or school holiday', () => {
  const schoolHolidays = [{ region: 'Noord', name: 'Kerstvakantie', from: '2026-12-19', until: '2027-01-03' }];
  const dates = ['2026-12-18', '2026-12-19', '2026-12-25', '2027-01-01', '2027-01-03', '2027-01-04'];
  expect(holidayHits(dates, { locale: 'nl', schoolHolidays })).toEqual([
    { date: '2026-12-19', names: ['Kerstvakantie'] },
    { date: '2026-12-25', names: ['Eerste kerstdag', 'Kerstvakantie'] },
    { date: '2027-01-01', names: ['Nieuwjaarsdag', 'Kerstvakantie'] },
    { date: '2027-01-03', names: ['Kerstvakantie'] },
  ]);
  expect(holidayHits(['2026-12-26'], { locale: 'en' })).toEqual([{ date: '2026-12-26', names: ['Boxing Day'] }]);
});

test('a usual name of a school holiday is shown in the language of the reader, any other as typed', () => {
  const days = (name: string) => [{ region: 'Noord', name, from: '2026-12-19', until: '2027-01-03' }];
  const namesIn = (name: string) => holidayHits(['2026-12-28'], { locale: 'en', schoolHolidays: days(name) })[0]?.names;
  expect([namesIn('Kerstvakantie'), namesIn('kerstvakantie '), namesIn('Zwemvrij')]).toEqual([
    ['Christmas holidays'],
    ['Christmas holidays'],
    ['Zwemvrij'],
  ]);
});
