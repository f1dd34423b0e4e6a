import { sendBundleParticipantPaymentLink } from '@move/contract/participants/bundle-participants.ts';
import type { BundleParticipant, Participant } from '@move/contract/participants/participant.ts';
import { sendParticipantPaymentLink } from '@move/contract/participants/participants.ts';
import { useCall } from '../../platform/calls.ts';
import { useMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify.ts';
import { fullName } from '../../platform/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { bundleOf, type BookableScope, peopleReads, sessionOf } from './bookable-scope.ts';
import { participantMessages } from './participants.messages.ts';

/** Mails a payment link, after saying what that does to the spot. Render the second value once. */
export function usePaymentLink(bookable: BookableScope) {
  const t = useMessages(participantMessages).paymentLink;
  const [confirm, question] = useConfirm();
  const ofSession = useCall(sendParticipantPaymentLink, { invalidates: peopleReads });
  const ofBundle = useCall(sendBundleParticipantPaymentLink, { invalidates: peopleReads });
  const send = async (row: Participant | BundleParticipant) => {
    const name = fullName(row);
    if (!(await confirm({ title: t.title(name), text: t.text, confirmLabel: t.confirm }))) return;
    const { ok } =
      bookable.kind === 'session'
        ? await ofSession.call({ params: { ...sessionOf(bookable), participantId: row.id } })
        : await ofBundle.call({ params: { ...bundleOf(bookable), bundleParticipantId: row.id } });
    if (ok) notify.success(t.done(name));
  };
  return [send, question] as const;
}
