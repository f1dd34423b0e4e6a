import { expect, test } from 'vitest';
import { slotFor } from './draft-slots.ts';

const draft = (slot: string) => ({ slot, values: {}, updatedAt: '' });

test.each([
  [[], 'locations'],
  [['locations'], 'locations+'],
  [['locations+'], 'locations'],
  [['locations+', 'locations'], 'locations'],
  [['locations', 'locations+'], 'locations+'],
])('while the drafts %j are pending, new typing goes to %s', (waiting, slot) => {
  expect(slotFor('locations', waiting.map(draft))).toBe(slot);
});
