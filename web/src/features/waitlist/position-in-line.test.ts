import { expect, test } from 'vitest';
import { positionInLine } from './position-in-line.ts';

test('the position is one more than the number of waiting entries ahead', () => {
  expect(positionInLine({ status: 'waiting', ineligible_because: null, ahead: 0 })).toBe(1);
  expect(positionInLine({ status: 'waiting', ineligible_because: null, ahead: 6 })).toBe(7);
});

test('entries that are invited or were answered have no position', () => {
  for (const status of ['invited', 'accepted', 'declined', 'expired', 'removed'] as const)
    expect(positionInLine({ status, ineligible_because: null, ahead: 0 })).toBeNull();
});

test('entries that are ineligible, e.g. because of age, have no position', () => {
  expect(positionInLine({ status: 'waiting', ineligible_because: 'age', ahead: 2 })).toBeNull();
});
