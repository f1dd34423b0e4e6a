import { expect, test } from 'vitest';
import { memberStatusLook } from './member-status-look.ts';

test.each([
  [true, 'accepted', 'Login gesloten', 'Login closed'],
  [false, 'accepted', 'Actief', 'Active'],
  [false, 'sent', 'Uitnodiging verstuurd', 'Invitation sent'],
] as const)(
  'a member (login closed: %s, status: %s) is shown as “%s” (nl) and “%s” (en)',
  (is_closed, status, nl, en) => {
    const { word } = memberStatusLook({ is_closed, status });
    expect([word('nl'), word('en')]).toEqual([nl, en]);
  },
);
