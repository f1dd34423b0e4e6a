import { expect, test } from 'vitest';
import { standingOf } from './standing-of.ts';

test.each([
  [true, 'accepted', 'Login gesloten', 'Login closed'],
  [false, 'accepted', 'Actief', 'Active'],
  [false, 'sent', 'Uitnodiging verstuurd', 'Invitation sent'],
] as const)('with closed login %s and status %s a person is shown as %s and %s', (is_closed, status, nl, en) => {
  const { word } = standingOf({ is_closed, status });
  expect([word('nl'), word('en')]).toEqual([nl, en]);
});
