import { expect, test } from 'vitest';
import { neighbours } from './review-neighbours.ts';

test('finds the organisations before and after one in the queue', () => {
  expect(neighbours([4, 7, 9], 7)).toEqual({ previous: 4, next: 9 });
  expect(neighbours([4, 7, 9], 4)).toEqual({ previous: null, next: 7 });
  expect(neighbours([4, 7, 9], 9)).toEqual({ previous: 7, next: null });
});

test('for an organisation that is not in the queue, next is the first of the queue', () => {
  expect(neighbours([4, 7], 5)).toEqual({ previous: null, next: 4 });
  expect(neighbours([], 5)).toEqual({ previous: null, next: null });
  expect(neighbours([4], null)).toEqual({ previous: null, next: 4 });
});
