import { expect, test } from 'vitest';
import { type TapTarget, targetAfter, tappedState } from './tap-target.ts';

const none: TapTarget = { shown: 'none', before: 'none', changedAt: 0 };

test('a tap right after somebody else noted the same person is about what stood there before', () => {
  const aim = targetAfter(none, { shown: 'present', isOwn: false }, 5_000);
  expect(tappedState(aim, 5_300)).toBe('none');
  expect(tappedState(aim, 5_700)).toBe('present');
});

test('taps of one’s own go round as fast as one likes', () => {
  const aim = targetAfter(none, { shown: 'present', isOwn: true }, 5_000);
  expect(tappedState(aim, 5_050)).toBe('present');
  expect(targetAfter(aim, { shown: 'present', isOwn: false }, 5_400)).toBe(aim);
});
