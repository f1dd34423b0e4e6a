import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import { getParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import { api } from '../../../platform/api/api.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import type { CheckInPlace } from './use-door-payment.tsx';

/** Why nothing can be received for this spot alone: it is sold with a whole bundle, or waits for a payment by link. */
export type NotAtDoor = 'ofBundle' | 'byLink';

/**
 * Records that a person on the list paid at the door, after a question with the amount. Returns whether it was recorded, or, without a
 * question, why it can't be.
 */
export async function settleAtDoor(
  place: CheckInPlace,
  participantId: number,
  confirm: (amountInCents: number) => Promise<boolean>,
): Promise<boolean | NotAtDoor> {
  const params = { ...place, participantId };
  const { participant } = await api(getParticipant, { params });
  if (participant.payment === null) return 'ofBundle';
  if (participant.payment.payment_type !== 'cash') return 'byLink';
  if (!(await confirm(participant.payment.total_in_cents))) return false;
  await api(payParticipant, { params });
  await invalidate([listCheckIn]);
  return true;
}
