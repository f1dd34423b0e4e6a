import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import { getParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import { api } from '../../../platform/api/api.ts';
import { invalidate } from '../../../platform/api/reads.ts';

export type SessionParams = { organizationId: number; activityId: number; sessionId: number };

/** Why a spot can't be paid at the door: it is paid or canceled, it belongs to a bundle, or it is paid online. */
export type NotPayableAtDoor = 'nothingToPay' | 'ofBundle' | 'online';

/**
 * Records that a participant paid at the door, if `confirm` returns true for the amount. If the spot can't be paid at the door, returns
 * why, without calling `confirm`.
 */
export async function recordDoorPayment(
  session: SessionParams,
  participantId: number,
  confirm: (amountInCents: number) => Promise<boolean>,
): Promise<'recorded' | 'declined' | NotPayableAtDoor> {
  const params = { ...session, participantId };
  // the list may be outdated, for instance after a payment whose reply was lost
  const { participant } = await api(getParticipant, { params });
  if (participant.status !== 'pending') {
    void invalidate([listCheckIn]);
    return 'nothingToPay';
  }
  if (participant.payment === null) return 'ofBundle';
  if (participant.payment.payment_type !== 'cash') return 'online';
  const amount_in_cents = participant.payment.total_in_cents;
  if (!(await confirm(amount_in_cents))) return 'declined';
  try {
    await api(payParticipant, { params, query: { amount_in_cents } });
  } finally {
    // after a refusal too: the list was outdated then
    void invalidate([listCheckIn, getParticipant]);
  }
  return 'recorded';
}
