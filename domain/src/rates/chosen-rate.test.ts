import { expect, test } from 'vitest';
import { changedRate, chosenRate } from './chosen-rate.ts';

const inherited = { rate_id: null, rate_inherited: true };

test.each([
  [{}, inherited],
  [{ rate_inherited: true, rate_id: 4 }, inherited],
  [{ rate_inherited: false }, inherited],
  [{ rate_id: 4 }, { rate_id: 4, rate_inherited: false }],
  [{ rate_id: null }, { rate_id: null, rate_inherited: false }],
])('a new session or bundle with %j', (said, stored) => {
  expect(chosenRate(said)).toEqual(stored);
});

test.each([
  [{}, {}],
  [{ rate_inherited: false }, {}],
  [{ rate_inherited: true, rate_id: 4 }, inherited],
  [
    { rate_id: 4, rate_inherited: false },
    { rate_id: 4, rate_inherited: false },
  ],
  [{ rate_id: null }, { rate_id: null, rate_inherited: false }],
])('a change to %j', (said, stored) => {
  expect(changedRate(said)).toEqual(stored);
});
