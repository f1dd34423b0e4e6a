import { expect, test } from 'vitest';
import { changeOf, changeOfRate, percentageOf } from './rates.ts';

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 16, 6.3],
  [12, 10, 120],
  [0, 5, 0],
  [0, 0, null],
])('%i of %i is %s %%', (part, whole, percentage) => expect(percentageOf(part, whole)).toBe(percentage));

test.each([
  [110, 100, { kind: 'percent', value: 10 }],
  [104, 100, { kind: 'percent', value: 4 }],
  [100, 103, { kind: 'percent', value: -2.9 }],
  [5, 5, { kind: 'same' }],
  [5, 0, { kind: 'from_zero' }],
  [0, 5, { kind: 'percent', value: -100 }],
])('from %i before to %i is %j', (now, before, change) => expect(changeOf(now, before)).toEqual(change));

test('percentages change by points', () => {
  expect(changeOfRate(78.4, 74)).toEqual({ kind: 'points', value: 4.4 });
  expect(changeOfRate(70, null)).toEqual({ kind: 'unknown' });
  expect(changeOfRate(39, 0)).toEqual({ kind: 'from_zero' });
  expect(changeOfRate(0, 0)).toEqual({ kind: 'same' });
  expect(changeOfRate(70, 70)).toEqual({ kind: 'same' });
});
