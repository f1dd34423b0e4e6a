import { expect, test } from 'vitest';
import { positionInLine } from './position-in-line.ts';

test('the first who waits has place 1, whoever had an answer before', () => {
  expect(positionInLine({ status: 'waiting', ineligible_because: null, ahead: 0 })).toBe(1);
  expect(positionInLine({ status: 'waiting', ineligible_because: null, ahead: 6 })).toBe(7);
});

test('who is asked now or had an answer stands in no line', () => {
  for (const status of ['invited', 'accepted', 'declined', 'expired', 'removed'] as const)
    expect(positionInLine({ status, ineligible_because: null, ahead: 0 })).toBeNull();
});

test('who is passed over has no place', () => {
  expect(positionInLine({ status: 'waiting', ineligible_because: 'age', ahead: 2 })).toBeNull();
});
