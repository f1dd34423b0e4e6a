import { expect, test } from 'vitest';
import { isDoubleTap, type TapTarget, targetAfter, tappedState } from './tap-target.ts';

const none: TapTarget = { shown: 'none', before: 'none', changedAt: 0 };

test('a tap within 700 ms after another user’s change applies to the status shown before', () => {
  const aim = targetAfter(none, { shown: 'present', isOwn: false }, 5_000);
  expect(tappedState(aim, 5_300)).toBe('none');
  expect(tappedState(aim, 5_700)).toBe('present');
});

test('a user’s own taps each apply to the status just tapped', () => {
  const aim = targetAfter(none, { shown: 'present', isOwn: true }, 5_000);
  expect(tappedState(aim, 5_050)).toBe('present');
  expect(targetAfter(aim, { shown: 'present', isOwn: false }, 5_400)).toBe(aim);
});

test('a second tap within half a second is a double tap', () => {
  expect([isDoubleTap(null, 100), isDoubleTap(5_000, 5_120), isDoubleTap(5_000, 5_500)]).toEqual([false, true, false]);
});
