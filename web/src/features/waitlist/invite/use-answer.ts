import {
  acceptWaitlistInvite,
  declineWaitlistInvite,
  getWaitlistInvite,
} from '@move/contract/waitlist/waitlist-invites.ts';
import { useState } from 'react';
import { firstMessage } from '../../../platform/notify.ts';
import { type CallResult, useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { invalidate, setQueryData } from '../../../platform/api/reads.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { inviteMessages } from './waitlist-invite.messages.ts';

type AnswerResult = CallResult<typeof acceptWaitlistInvite> | CallResult<typeof declineWaitlistInvite>;

/** Accepts or declines an invitation; the page shows the result. Render `confirmDialog` once. */
export function useAnswer(token: string) {
  const t = useMessages(inviteMessages);
  const input = { params: { waitlistToken: token } };
  const accepting = useCall(acceptWaitlistInvite, { showsErrors: true });
  const declining = useCall(declineWaitlistInvite, { showsErrors: true });
  const [error, setError] = useState<string | null>(null);
  const [confirm, confirmDialog] = useConfirm();

  const showResult = async (result: AnswerResult) => {
    if (result.ok) return setQueryData(getWaitlistInvite, input, result.reply);
    const { status } = result.error;
    setError(status === 0 ? t.offline : firstMessage(result.error));
    // the session is full, or the invitation expired or was withdrawn: reads the invitation again, so that the page shows which
    if (status === 409 || status === 410) await invalidate([getWaitlistInvite]);
  };
  const accept = async () => {
    setError(null);
    await showResult(await accepting.call(input));
  };
  const decline = async () => {
    setError(null);
    const { title, text, confirm: confirmLabel } = t.declining;
    if (await confirm({ title, text, confirmLabel, isDanger: true })) await showResult(await declining.call(input));
  };
  const pending = accepting.isPending ? 'accept' : declining.isPending ? 'decline' : null;
  return { accept, decline, pending, error, confirmDialog };
}
