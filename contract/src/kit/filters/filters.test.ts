import { describe, expect, test } from 'vitest';
import { chosenIds, chosenOf, readChosen, writeChosen } from './chosen.ts';
import { dayRange, numberRange, readRange, writeRange } from './ranges.ts';

describe('several values', () => {
  test.each([
    ['4', { isNot: false, values: [4], orNone: false }],
    ['4,7,4', { isNot: false, values: [4, 7], orNone: false }],
    ['not:4,none', { isNot: true, values: [4], orNone: true }],
    ['none', { isNot: false, values: [], orNone: true }],
  ])('are parsed from %s', (text, expected) => {
    expect(chosenIds({ canBeEmpty: true }).parse(text)).toEqual(expected);
  });

  test.each(['', 'not:', 'x', '4,', '0'])('%s is refused on the filter itself', (text) => {
    const { error } = chosenIds({ canBeEmpty: true }).safeParse(text);
    expect(error?.issues.map(({ path }) => path)).toEqual([[]]);
  });

  test('the value none is refused where the column always has a value', () => {
    expect(chosenIds({ canBeEmpty: false }).safeParse('none').success).toBe(false);
    expect(chosenOf(['open', 'paid']).safeParse('open,none').success).toBe(false);
  });

  test('are written as they are parsed', () => {
    for (const text of ['4,7', 'not:4,none', 'not:none']) expect(writeChosen(readChosen(text))).toBe(text);
  });
});

describe('ranges', () => {
  test.each([
    ['4..10', { from: 4, until: 10 }],
    ['0..0', { from: 0, until: 0 }],
    ['4..', { from: 4, until: null }],
    ['..10', { from: null, until: 10 }],
    ['none', { isEmpty: true }],
    ['not:none', { isEmpty: false }],
  ])('of numbers are parsed from %s', (text, expected) => {
    expect(numberRange({ canBeEmpty: true }).parse(text)).toEqual(expected);
  });

  test.each(['', '..', '4', '10..4', '4..5..6', '-1..4', '1e2..', '1.5..', 'x..', '1..not:none', '9999999999..'])(
    'refuses %s',
    (text) => {
      expect(numberRange({ canBeEmpty: true }).safeParse(text).success).toBe(false);
    },
  );

  test('the value none is refused where the column always has a value', () => {
    expect(numberRange({ canBeEmpty: false }).safeParse('none').success).toBe(false);
  });

  test('of days must be in the calendar and in order', () => {
    const Days = dayRange({ canBeEmpty: false });
    expect(Days.parse('2026-01-31..2026-02-28')).toEqual({ from: '2026-01-31', until: '2026-02-28' });
    for (const text of ['2026-02-30..', '2026-02-01..2026-01-31']) expect(Days.safeParse(text).success).toBe(false);
  });

  test('are written as they are parsed', () => {
    for (const text of ['4..10', '4..', '..10']) expect(writeRange(readRange(text))).toBe(text);
  });
});
