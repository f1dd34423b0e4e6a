import { expect, test } from 'vitest';
import { clampWidth, WIDTH_LIMITS, withWidth } from './column-widths.ts';

test('a width is whole pixels between the limits', () => {
  expect([clampWidth(120.4), clampWidth(3), clampWidth(99_999)]).toEqual([120, WIDTH_LIMITS.min, WIDTH_LIMITS.max]);
});

test('resizing one column keeps the others, and null resets it', () => {
  const drawn = withWidth({ city: 200 }, 'name', 320.2);
  expect(drawn).toEqual({ city: 200, name: 320 });
  expect(withWidth(drawn, 'city', null)).toEqual({ name: 320 });
  expect(withWidth(drawn, 'gone', null)).toEqual(drawn);
});
