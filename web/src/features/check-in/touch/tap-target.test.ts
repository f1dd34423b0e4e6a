import { expect, test } from 'vitest';
import { type TapTarget, targetAfter, tappedState } from './tap-target.ts';

const none: TapTarget = { shown: 'none', before: 'none', changedAt: 0 };

test('a tap within 700 ms after another user’s change applies to the status shown before', () => {
  const aim = targetAfter(none, { shown: 'present', isOwn: false }, 5_000);
  expect(tappedState(aim, 5_300)).toBe('none');
  expect(tappedState(aim, 5_700)).toBe('present');
});

test('a user’s own quick taps each apply to the status just tapped', () => {
  const aim = targetAfter(none, { shown: 'present', isOwn: true }, 5_000);
  expect(tappedState(aim, 5_050)).toBe('present');
  expect(targetAfter(aim, { shown: 'present', isOwn: false }, 5_400)).toBe(aim);
});
