import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  borderLimits,
  bordersOf,
  canSplit,
  fromBorders,
  minutesAt,
  type PeriodValue,
  sliderPosition,
  splitLast,
  withBorder,
  withoutPeriod,
} from './cancellation-periods.ts';
import { unitOf } from '../../../ui/inputs/text/durations.ts';

const term = fromBorders([2880, 360], [100, 50, 0]);

const periods = fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 5 }).chain((borders) =>
  fc
    .array(fc.integer({ min: 0, max: 100 }), { minLength: borders.length + 1, maxLength: borders.length + 1 })
    .map((refunds) =>
      fromBorders(
        borders.toSorted((a, b) => b - a),
        refunds,
      ),
    ),
);

function expectConsecutive(list: readonly PeriodValue[]) {
  expect(list[0]?.from_minutes).toBe(null);
  expect(list.at(-1)?.until_minutes).toBe(null);
  for (const [i, period] of list.slice(1).entries()) expect(period.from_minutes).toBe(list[i]?.until_minutes);
}

test('borders and refunds together make adjacent periods', () => {
  expect(term).toEqual([
    { from_minutes: null, until_minutes: 2880, refund_percentage: 100 },
    { from_minutes: 2880, until_minutes: 360, refund_percentage: 50 },
    { from_minutes: 360, until_minutes: null, refund_percentage: 0 },
  ]);
});

test('after any change periods are adjacent and both ends are fixed', () => {
  fc.assert(
    fc.property(periods, fc.nat(6), (list, at) => {
      expectConsecutive(splitLast(list));
      if (list.length > 1) {
        expectConsecutive(withoutPeriod(list, at % list.length));
        expectConsecutive(withBorder(list, at % (list.length - 1), 77));
      }
    }),
  );
});

test('removing a period keeps the refunds of the other periods', () => {
  expect(withoutPeriod(term, 0).map((p) => p.refund_percentage)).toEqual([50, 0]);
  expect(bordersOf(withoutPeriod(term, 1))).toEqual([360]);
  expect(bordersOf(withoutPeriod(term, 2))).toEqual([2880]);
});

test('splitting adds a border between the last border and the start', () => {
  expect(bordersOf(splitLast(term))).toEqual([2880, 360, 180]);
  expect(bordersOf(splitLast(fromBorders([], [100])))).toEqual([1440]);
});

test('a last border of one minute leaves no time to split', () => {
  expect(canSplit(fromBorders([2], [100, 0]))).toBe(true);
  expect(canSplit(fromBorders([1], [100, 0]))).toBe(false);
  expect(canSplit(fromBorders([Number.NaN], [100, 0]))).toBe(true);
  expect(canSplit(fromBorders([null], [100, 0]))).toBe(true);
  expect(canSplit(fromBorders([], [100]))).toBe(true);
});

test('an empty border does not limit its neighbours; the next filled one does', () => {
  const empty = null;
  expect(borderLimits(fromBorders([2880, empty, 60], [100, 50, 25, 0]), 0)).toEqual({ min: 61, max: 365 * 1440 - 1 });
  expect(borderLimits(fromBorders([2880, empty, 60], [100, 50, 25, 0]), 2)).toEqual({ min: 1, max: 2879 });
  expect(borderLimits(fromBorders([empty, 60], [100, 50, 0]), 1)).toEqual({ min: 1, max: 365 * 1440 - 1 });
  expect(borderLimits(fromBorders([2880, 360, 60], [100, 50, 25, 0]), 1)).toEqual({ min: 61, max: 2879 });
});

test.each([360, 2880, 1440 * 7, 60])('the slider position of %i minutes maps back to it', (minutes) => {
  expect(minutesAt(sliderPosition(minutes))).toBe(minutes);
});

test.each([
  [90, 'minutes'],
  [2880, 'hours'],
  [1440 * 7, 'days'],
] as const)('%i minutes are shown in %s', (minutes, unit) => {
  expect(unitOf(minutes)).toBe(unit);
});
