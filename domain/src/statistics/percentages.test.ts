import { expect, test } from 'vitest';
import { changeOf, changeInPoints, percentageOf } from './percentages.ts';

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
  [0, 0, { kind: 'same' }],
  [0, 50, { kind: 'percent', value: -100 }],
  // below 10 a percentage says little
  [5, 0, { kind: 'from_little' }],
  [1, 2, { kind: 'from_little' }],
  [40, 9, { kind: 'from_little' }],
  [40, 10, { kind: 'percent', value: 300 }],
  // more than ten times as much: 10,873 % is hard to read
  [100, 10, { kind: 'percent', value: 900 }],
  [101, 10, { kind: 'times', value: 10 }],
  [10_973, 100, { kind: 'times', value: 109 }],
] as const)('a count of %i now and %i before: %j', (now, before, change) =>
  expect(changeOf(now, before, 'count')).toEqual(change),
);

test.each([
  [10_000, 0, { kind: 'from_little' }],
  [10_000, 4_999, { kind: 'from_little' }],
  [10_000, 5_000, { kind: 'percent', value: 100 }],
  [548_650, 5_000, { kind: 'times', value: 109 }],
] as const)('%i cents, after %i before: %j', (now, before, change) =>
  expect(changeOf(now, before, 'cents')).toEqual(change),
);

test('percentages change by points', () => {
  expect(changeInPoints(78.4, 74)).toEqual({ kind: 'points', value: 4.4 });
  expect(changeInPoints(70, null)).toEqual({ kind: 'unknown' });
  expect(changeInPoints(39, 0)).toEqual({ kind: 'from_little' });
  expect(changeInPoints(0, 0)).toEqual({ kind: 'same' });
  expect(changeInPoints(70, 70)).toEqual({ kind: 'same' });
});
