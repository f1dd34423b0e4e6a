import { expect, test } from 'vitest';
import { freeInBundle } from './bundle-rules.ts';

const room = (spots: number | null, taken: number) => ({ spots, taken });

test('the free spots of a bundle are limited by its own spots and by the fullest session to come', () => {
  expect(freeInBundle(room(10, 4), [])).toBe(6);
  expect(freeInBundle(room(10, 4), [room(20, 15), room(8, 6)])).toBe(2);
  expect(freeInBundle(room(3, 2), [room(20, 0)])).toBe(1);
});

test('a bundle is unlimited only when no session to come has a limit either', () => {
  expect(freeInBundle(room(null, 40), [room(null, 40)])).toBeNull();
  expect(freeInBundle(room(null, 40), [room(null, 40), room(41, 40)])).toBe(1);
});

test('a bundle with more participants than spots has 0 free spots, never fewer', () => {
  expect(freeInBundle(room(10, 12), [])).toBe(0);
  expect(freeInBundle(room(0, 0), [room(5, 0)])).toBe(0);
});
