import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { describe, expect, test } from 'vitest';
import { COLUMNS, fillCell, type GridLookups, readGridRow, tidyCell, withTimesApart } from './grid-cells.ts';

const lookups: GridLookups = {
  locale: 'nl',
  today: '2026-11-20',
  isAsking: false,
  isFailed: false,
  locations: [
    { id: 1, name: 'Sporthal West', city: 'Waterstad' },
    { id: 2, name: 'Zwembad De Otter', city: 'Waterstad' },
    { id: 3, name: 'Zwembad Noord', city: 'Heuvelland' },
  ],
  rates: [
    { id: 7, name: 'Losse les', price_in_cents: 1_250 },
    { id: 8, name: 'Proefles', price_in_cents: 500 },
    { id: 9, name: 'Jeugd', price_in_cents: 500 },
  ],
  notBefore: null,
};
const read = (...cells: string[]) => readGridRow(cells, lookups);

test('a row pasted in Dutch is read as a session', () => {
  expect(read('di 1 dec 2026', '19.00', '20u30', '12', 'otter', 'losse les').session).toEqual({
    start_date: '2026-12-01',
    start_time: '19:00',
    end_date: '2026-12-01',
    end_time: '20:30',
    spots: 12,
    rate_id: 7,
    location_id: 2,
  });
});

test('empty cells get the values of the activity', () => {
  const { session } = read('1-12-2026 00:00:00', '19:00:00', '8:00:00 PM', '', '', '');
  expect(session).toMatchObject({ start_date: '2026-12-01', end_time: '20:00', spots: null, location_id: null });
  expect(session).not.toHaveProperty('rate_id');
});

test('a session past midnight ends the next day, with a notice', () => {
  const { session, warnings } = read('1-12-2026', '22:00', '01:00');
  expect(session).toMatchObject({ start_date: '2026-12-01', end_date: '2026-12-02' });
  expect(warnings).toEqual({ end: 'overnight' });
  expect(read('1-12-2026', '22:00', '24:00').session).toMatchObject({ end_date: '2026-12-02', end_time: '00:00' });
});

test('start and end typed in one cell are split over two cells', () => {
  for (const times of ['19:00 - 20:15', '19.00–20.15', '1900 tot 2015 uur', '7 pm to 8:15 pm']) {
    expect(withTimesApart(['1-12-2026', times, '', '12'])).toEqual(['1-12-2026', '19:00', '20:15', '12']);
  }
  for (const cells of [
    ['1-12-2026', '19:00 - laat', ''],
    ['1-12-2026', '19:00 - 20:00', '21:00'],
    ['1-12-2026', '19:00', ''],
  ]) {
    expect(withTimesApart(cells)).toBe(cells);
  }
});

test('when two locations have the same name, the cell keeps the town', () => {
  const two = { ...lookups, locations: [...lookups.locations, { id: 4, name: 'Sporthal West', city: 'Heuvelland' }] };
  const tidied = tidyCell('Sporthal West, Heuvelland', 'location', two);
  expect(readGridRow(['1-12-2026', '19:00', '20:00', '', tidied], two).session?.location_id).toBe(4);
});

describe('each error is on its own cell', () => {
  test.each([
    [['morgen', '19:00', '20:00'], { date: 'date' }],
    [['', '19:00', '20:00'], { date: 'dateMissing' }],
    [['1-12-2026', '25:00', ''], { start: 'time', end: 'timeMissing' }],
    [['1-12-2026', '19:00', '19:00'], { end: 'sameTime' }],
    [['1-12-2026', '19:00', '20:00', '-1'], { spots: 'spots' }],
    [['1-12-2026', '19:00', '20:00', '100001'], { spots: 'spots' }],
    [['1-12-2026', '19:00', '20:00', '', 'Kantine'], { location: 'unknownLocation' }],
    [['1-12-2026', '19:00', '20:00', '', 'zwembad'], { location: 'ambiguousLocation' }],
    [['1-12-2026', '19:00', '20:00', '', '', 'Onbekend'], { rate: 'rate' }],
    [['1-12-2026', '19:00', '20:00', '', '', '€ 5'], { rate: 'rate' }],
    [
      ['x', 'y', 'z', 'q', 'k', 'r'],
      { date: 'date', start: 'time', end: 'time', spots: 'spots', location: 'unknownLocation', rate: 'rate' },
    ],
  ])('%j has the errors %j', (cells, faults) => {
    const row = read(...cells);
    expect(row.faults).toEqual(faults);
    expect(row.session).toBeNull();
  });

  test('a day before the start of the bundle is an error', () => {
    const row = readGridRow(['1-12-2026', '19:00', '20:00'], { ...lookups, notBefore: '2026-12-02' });
    expect(row.faults).toEqual({ date: 'early' });
  });
});

test('a wrong weekday and a past day give a warning, not an error', () => {
  expect(read('ma 1 dec 2026', '19:00', '20:00')).toMatchObject({ warnings: { date: 'weekday' }, faults: {} });
  expect(read('19-11-2026', '19:00', '20:00')).toMatchObject({ warnings: { date: 'past' }, faults: {} });
});

test('finds a rate by its name or by a price that no other rate has, and the free rate by the word “gratis”', () => {
  const rate = (text: string) => read('1-12-2026', '19:00', '20:00', '', '', text).session?.rate_id;
  expect(rate('12,50')).toBe(7);
  expect(rate('€ 12.50')).toBe(7);
  expect(rate('jeugd')).toBe(9);
  expect(rate('Gratis')).toBeNull();
});

test('formats a valid cell without changing its meaning; other cells stay as typed', () => {
  const cells = ['1-12-2026', '19.00', '2030', 'onbeperkt', 'west', '12,5'];
  const tidied = cells.map((text, index) => tidyCell(text, COLUMNS[index] ?? 'date', lookups));
  expect(tidied).toEqual(['di 1 dec 2026', '19:00', '20:30', '', 'Sporthal West', 'Losse les']);
  expect(readGridRow(tidied, lookups)).toEqual(readGridRow(cells, lookups));
  expect(tidyCell(' zaal 3 ', 'location', lookups)).toBe('zaal 3');
  expect(tidyCell('ma 1 dec 2026', 'date', lookups)).toBe('ma 1 dec 2026');
  for (let month = 1; month <= 12; month++) {
    for (const locale of LOCALES) {
      const tidy = tidyCell(`15-${month}-2027`, 'date', { ...lookups, locale });
      expect(readGridRow([tidy, '19:00', '20:00'], lookups).session?.start_date).toBe(
        `2027-${String(month).padStart(2, '0')}-15`,
      );
    }
  }
});

test('filling down adds a week to a day and repeats other cells', () => {
  expect(fillCell('di 1 dec 2026', 'date', lookups)).toBe('di 8 dec 2026');
  expect(fillCell('19:00', 'start', lookups)).toBe('19:00');
});

test('an unknown location is “looking up” while the server searches, and an error after that', () => {
  const cells = ['3-11-2026', '19:00', '20:00', '', 'Kantine', ''];
  const { faults, session } = readGridRow(cells, { ...lookups, isAsking: true });
  expect([faults, session]).toEqual([{ location: 'lookingUp' }, null]);
  expect(readGridRow(cells, lookups).faults).toEqual({ location: 'unknownLocation' });
});

test('an unknown location after a failed search says that the search failed', () => {
  const cells = ['3-11-2026', '19:00', '20:00', '', 'Kantine', ''];
  expect(readGridRow(cells, { ...lookups, isFailed: true }).faults).toEqual({ location: 'lookupFailed' });
  expect(readGridRow(['3-11-2026', '19:00', '20:00', '', 'otter'], { ...lookups, isFailed: true }).faults).toEqual({});
});
