import { expect, test } from 'vitest';
import { cornersOf, isSameArea, nextCorner, ringOf, type Corner } from './area.ts';

const corners: Corner[] = [
  [5, 52],
  [5.1, 52],
  [5.1, 52.1],
];

test('opens a closed ring and closes it again', () => {
  expect(ringOf(corners)).toHaveLength(4);
  expect(ringOf(corners).at(-1)).toEqual([5, 52]);
  expect(cornersOf(ringOf(corners))).toEqual(corners);
  expect(ringOf([])).toEqual([]);
});

test('an added corner never equals another one', () => {
  const built: Corner[] = [];
  for (let i = 0; i < 5; i += 1) {
    const next = nextCorner(built);
    expect(built).not.toContainEqual(next);
    built.push(next);
  }
});

test('a new list of the same corners is the same area; a list with one moved corner is not', () => {
  expect(isSameArea([], [])).toBe(true);
  expect(isSameArea(corners, cornersOf(ringOf(corners)))).toBe(true);
  expect(isSameArea(corners, corners.slice(1))).toBe(false);
  expect(isSameArea(corners, [...corners.slice(0, 2), [5.1, 52.2]])).toBe(false);
});
