import type * as api from '@move/contract/participants/payment-links.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { lockInventory } from '../../bookings/public.ts';
import { assertPayable } from './participant-payment.ts';
import { findParticipant } from '../participants.queries.ts';
import { PAYMENT_LINK_LIMIT, mailLink } from './payment-link.ts';
import { withShownPayment } from './shown-payments.ts';

export async function sendParticipantPaymentLink(call: Call<typeof api.sendParticipantPaymentLink>) {
  const { db, params, throttle } = call;
  await throttle(
    `payment-link:participants ${params.participantId}`,
    PAYMENT_LINK_LIMIT.anHour,
    PAYMENT_LINK_LIMIT.seconds,
  );
  const inventory = await lockInventory(db, { ...params, sessionIds: [params.sessionId] });
  const before = await findParticipant(db, params);
  if (isErased(before)) throw refusedByState('state', 'person.gone');
  await assertPayable(db, { ...before, table: 'participants' });
  await mailLink(call, { table: 'participants', id: before.id, inventory });
  const participant = await findParticipant(db, params);
  return changed(
    { participant: await withShownPayment(call, participant) },
    { subject: personSubject('participants', before), before, after: participant },
  );
}
