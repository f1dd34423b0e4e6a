import { expect, test } from 'vitest';
import { between, double, integer, maxValue, minValue } from './number-rules.ts';

test('integer accepts whole numbers, as text too', () => {
  for (const value of [0, -3, '12', ' 7 ', '', null]) expect(integer(value)).toBeNull();
  for (const value of [1.5, '1,0', '1e3', 'x', Number.NaN, 2 ** 60, true])
    expect(integer(value)).toEqual({ key: 'integer' });
});

test('double accepts a comma or a point', () => {
  expect(double(['1,5', '1,505'], { decimals: 2 })).not.toBeNull();
  for (const value of [' 12,50 ', '12.5', 12.25, '-1', 0]) expect(double(value, { decimals: 2 })).toBeNull();
  for (const value of ['12,505', 'x', '1.000,50', '1,', Infinity])
    expect(double(value, { decimals: 2 })).toEqual({ key: 'double', params: { decimals: 2 } });
});

test('bounds are inclusive', () => {
  expect(between(0, { min: 0, max: 120 })).toBeNull();
  expect(between(' 12,5 ', { min: 12.5, max: 12.5 })).toBeNull();
  expect(between('120', { min: 0, max: 120 })).toBeNull();
  expect(between('120,5', { min: 0, max: 120 })).toEqual({ key: 'between', params: { min: 0, max: 120 } });
  expect(between(-1, { min: 0, max: 120 })).not.toBeNull();
  expect(minValue(0, { min: 1 })).toEqual({ key: 'min_value', params: { min: 1 } });
  expect(minValue(1, { min: 1 })).toBeNull();
  expect(maxValue(3, { max: 2 })).toEqual({ key: 'max_value', params: { max: 2 } });
  expect(maxValue(2, { max: 2 })).toBeNull();
});

test('an unreadable number is in no range, an empty value in each', () => {
  for (const rule of [between, minValue, maxValue]) {
    expect(rule('abc', { min: 0, max: 9 })).not.toBeNull();
    expect(rule('', { min: 5, max: 9 })).toBeNull();
  }
});
