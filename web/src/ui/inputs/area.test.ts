import { expect, test } from 'vitest';
import { cornersOf, nextCorner, ringOf, type Corner } from './area.ts';

const corners: Corner[] = [
  [5, 52],
  [5.1, 52],
  [5.1, 52.1],
];

test('a ring closes and opens again', () => {
  expect(ringOf(corners)).toHaveLength(4);
  expect(ringOf(corners).at(-1)).toEqual([5, 52]);
  expect(cornersOf(ringOf(corners))).toEqual(corners);
  expect(ringOf([])).toEqual([]);
});

test('a corner to add never lies on another', () => {
  const built: Corner[] = [];
  for (let i = 0; i < 5; i += 1) {
    const next = nextCorner(built);
    expect(built).not.toContainEqual(next);
    built.push(next);
  }
});
