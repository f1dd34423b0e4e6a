import { expect, test } from 'vitest';
import { positionInLine } from './position-in-line.ts';

test('the first entry that waits has position 1, whatever entries before it were answered', () => {
  expect(positionInLine({ status: 'waiting', ineligible_because: null, ahead: 0 })).toBe(1);
  expect(positionInLine({ status: 'waiting', ineligible_because: null, ahead: 6 })).toBe(7);
});

test('entries that are invited or were answered have no position', () => {
  for (const status of ['invited', 'accepted', 'declined', 'expired', 'removed'] as const)
    expect(positionInLine({ status, ineligible_because: null, ahead: 0 })).toBeNull();
});

test('entries that are passed over have no position', () => {
  expect(positionInLine({ status: 'waiting', ineligible_because: 'age', ahead: 2 })).toBeNull();
});
