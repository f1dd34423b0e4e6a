import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import { getParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import { api } from '../../../platform/api/api.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import type { CheckInPlace } from './use-door-payment.tsx';

/** Records that a person on the list paid at the door, after a question with the amount. Returns whether it was recorded; null, without a question, for a spot that is sold with a whole bundle. */
export async function settleAtDoor(
  place: CheckInPlace,
  participantId: number,
  confirm: (amountInCents: number) => Promise<boolean>,
): Promise<boolean | null> {
  const params = { ...place, participantId };
  const { participant } = await api(getParticipant, { params });
  if (participant.payment === null) return null;
  if (!(await confirm(participant.payment.total_in_cents))) return false;
  await api(payParticipant, { params });
  await invalidate([listCheckIn]);
  return true;
}
