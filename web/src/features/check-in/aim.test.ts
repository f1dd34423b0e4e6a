import { expect, test } from 'vitest';
import { type Aim, aimAfter, aimedAt } from './aim.ts';

const none: Aim = { shown: 'none', before: 'none', changedAt: 0 };

test('a tap right after somebody else noted the same person is about what stood there before', () => {
  const aim = aimAfter(none, { shown: 'present', isOwn: false }, 5_000);
  expect(aimedAt(aim, 5_300)).toBe('none');
  expect(aimedAt(aim, 5_700)).toBe('present');
});

test('taps of one’s own go round as fast as one likes', () => {
  const aim = aimAfter(none, { shown: 'present', isOwn: true }, 5_000);
  expect(aimedAt(aim, 5_050)).toBe('present');
  expect(aimAfter(aim, { shown: 'present', isOwn: false }, 5_400)).toBe(aim);
});
