import { expect, test } from 'vitest';
import { type CancelReason, cancelReasonText } from './session-cancellation.ts';

test.each<[CancelReason, nl: string | null, en: string | null]>([
  [{ cause: null, reason: null }, null, null],
  [{ cause: null, reason: ' ' }, null, null],
  [{ cause: 'illness', reason: null }, 'Reden: ziekte.', 'Reason: illness.'],
  [{ cause: null, reason: 'Het bad is leeg' }, 'Reden: Het bad is leeg', 'Reason: Het bad is leeg'],
  [
    { cause: 'closed', reason: 'Lek dak.' },
    'Reden: de locatie is dicht. Lek dak.',
    'Reason: the venue is closed. Lek dak.',
  ],
])('%j', (why, nl, en) => {
  expect([cancelReasonText(why, 'nl'), cancelReasonText(why, 'en')]).toEqual([nl, en]);
});
