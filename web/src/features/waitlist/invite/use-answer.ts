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

type Answered = CallResult<typeof acceptWaitlistInvite> | CallResult<typeof declineWaitlistInvite>;

/** Accepts or declines an invitation; the page shows the result. Render `question` once. */
export function useAnswer(token: string) {
  const t = useMessages(inviteMessages);
  const input = { params: { waitlistToken: token } };
  const quiet = { showsErrors: true };
  const accepting = useCall(acceptWaitlistInvite, quiet);
  const declining = useCall(declineWaitlistInvite, quiet);
  const [error, setError] = useState<string | null>(null);
  const [confirm, confirmDialog] = useConfirm();

  const settle = async (result: Answered) => {
    if (result.ok) return setQueryData(getWaitlistInvite, input, result.reply);
    const { status } = result.error;
    // the session became full, or the invitation expired or was withdrawn: the page shows it
    if (status === 409 || status === 410) return invalidate([getWaitlistInvite]);
    setError(status === 0 ? t.offline : firstMessage(result.error));
  };
  const accept = async () => {
    setError(null);
    await settle(await accepting.call(input));
  };
  const decline = async () => {
    setError(null);
    const { title, text, confirm: confirmLabel } = t.declining;
    if (await confirm({ title, text, confirmLabel, isDanger: true })) await settle(await declining.call(input));
  };
  const pending = accepting.isPending ? 'accept' : declining.isPending ? 'decline' : null;
  return { accept, decline, pending, error, confirmDialog };
}
