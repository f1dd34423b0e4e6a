import { expect, test } from 'vitest';
import { placesOf } from './place-tones.ts';

const at = (id: number | null) => ({ location: id === null ? null : { id, name: `Bad ${id}` } });
const tones = (...ids: (number | null)[]) => placesOf(ids.map(at)).map(({ id, tone }) => `${id} ${tone}`);

test('one place has the colour of the brand, whichever it is', () => {
  expect(tones(1, 1)).toEqual(['1 brand']);
  expect(tones(7, null)).toEqual(['7 brand']);
  expect(tones()).toEqual([]);
});

test('the busiest place is the calendar; a second and a third stand out', () => {
  expect(tones(1, 2, 2, 3)).toEqual(['2 brand', '1 accent', '3 info']);
});

test('more places than colours are all alike', () => {
  expect(tones(4, 3, 2, 1)).toEqual(['1 brand', '2 brand', '3 brand', '4 brand']);
});
