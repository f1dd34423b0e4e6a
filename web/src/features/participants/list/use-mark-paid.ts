import { payBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import type { BundleParticipant, Participant } from '@move/contract/participants/participant.ts';
import { payParticipant } from '@move/contract/participants/participants.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { participantMessages } from '../participants.messages.ts';
import { bundleParams, type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';

/** Records that cash was received, after a confirmation with the amount. Render the dialog once. */
export function useMarkPaid(bookable: BookableParams) {
  const t = useMessages(participantMessages).paid;
  const formats = useFormats();
  const [confirm, confirmDialog] = useConfirm();
  const ofSession = useCall(payParticipant, { invalidates: peopleReads });
  const ofBundle = useCall(payBundleParticipant, { invalidates: peopleReads });
  const pay = async (row: Participant | BundleParticipant) => {
    const amount_in_cents = row.payment?.total_in_cents ?? 0;
    const [name, amount] = [fullName(row), formats.money(amount_in_cents)];
    const isSure = await confirm({ title: t.title(name), text: t.text(amount), confirmLabel: t.confirm(amount) });
    if (!isSure) return;
    const query = { amount_in_cents };
    const { ok } =
      bookable.kind === 'session'
        ? await ofSession.call({ params: { ...sessionParams(bookable), participantId: row.id }, query })
        : await ofBundle.call({ params: { ...bundleParams(bookable), bundleParticipantId: row.id }, query });
    if (ok) notify.success(t.done(name));
  };
  return [pay, confirmDialog] as const;
}
