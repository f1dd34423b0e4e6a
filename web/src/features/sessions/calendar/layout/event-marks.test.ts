import { expect, test } from 'vitest';
import { type MarkedBy, markFinder, marksOf } from './event-marks.ts';

type Row = Parameters<typeof marksOf>[0][number];

const at = (id: number | null): Row => ({
  location: id === null ? null : { id, name: `Bad ${id}` },
  activity: { id: 90, name: 'Zwemmen' },
});
const marks = (...ids: (number | null)[]) =>
  marksOf(ids.map(at), 'location').map(({ id, mark }) => `${id} ${mark.tone} ${mark.lineStyle}`);

test('a single location has the colour of the brand', () => {
  expect(marks(1, 1)).toEqual(['1 brand solid']);
  expect(marks(7, null)).toEqual(['7 brand solid']);
  expect(marks()).toEqual([]);
});

test('the busiest location has the brand colour; the others differ by colour and line style', () => {
  expect(marks(1, 2, 2, 3, 4)).toEqual(['2 brand solid', '1 accent dashed', '3 info dotted', '4 brand dashed']);
});

test('when all locations are passed, a location keeps its mark under every filter', () => {
  const all = [3, 1, 2].map((id) => ({ id, name: `Bad ${id}` }));
  const shown = (...ids: number[]) => marksOf(ids.map(at), 'location', all).map(({ id, mark }) => `${id} ${mark.tone}`);
  expect(shown(1, 2, 3, 3)).toEqual(['1 brand', '2 accent', '3 info']);
  expect(shown(3, 3, 2)).toEqual(['2 accent', '3 info']);
});

test('with more locations than marks, all locations have the same mark', () => {
  expect(new Set(marks(1, 2, 3, 4, 5, 6, 7, 8, 9)).size).toBe(9);
  const many = marks(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  expect(new Set(many.map((text) => text.replace(/^\d+ /, '')))).toEqual(new Set(['brand solid']));
});

test.each<[MarkedBy, string[]]>([
  ['trainer', ['brand', 'accent', 'brand']],
  ['activity', ['accent', 'brand', 'brand']],
])('a session has the mark of its %s', (by, tones) => {
  const daan = { id: 1, name: 'Daan' };
  const fatma = { id: 2, name: 'Fatma' };
  const rows: Row[] = [
    { location: null, activity: { id: 5, name: 'Judo' }, trainers: [daan] },
    { location: null, activity: { id: 4, name: 'Zwemmen' }, trainers: [fatma, daan] },
    { location: null, activity: { id: 4, name: 'Zwemmen' }, trainers: [daan] },
  ];
  const markOf = markFinder(marksOf(rows, by), by);
  expect(rows.map((row) => markOf(row as never).tone)).toEqual(tones);
});
