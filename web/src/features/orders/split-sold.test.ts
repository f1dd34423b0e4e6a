import { expect, test } from 'vitest';
import { splitSold } from './split-sold.ts';

test.each([
  ['Judo, dinsdag 24 november 2026 19:00', 'Judo', '2026-11-24', '19:00'],
  ['Judo, jeugd, maandag 1 maart 2027', 'Judo, jeugd', '2027-03-01', ''],
  ['Yoga, Tuesday 24 November 2026 19:00', 'Yoga', '2026-11-24', '19:00'],
  ['Cap, sizes to 2026', 'Cap', null, ''],
])('“%s” is %s on %s at %s', (title, name, date, time) => {
  expect(splitSold(title)).toMatchObject({ name, begin: { date, time } });
});

test.each(['Badmuts, maat 2026 XL', 'Tienbadenkaart'])('“%s” has no start', (title) => {
  expect(splitSold(title)).toEqual({ name: title, begin: null });
});
