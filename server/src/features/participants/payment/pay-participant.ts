import type * as api from '@move/contract/participants/participants.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { activatePaidBooking, lockInventory } from '../../bookings/public.ts';
import { markParticipantPaid } from './participant-payment.ts';
import { findParticipant } from '../participants.queries.ts';
import { withShownPayment } from './shown-payments.ts';

export async function payParticipant(call: Call<typeof api.payParticipant>) {
  const { db, params, query, now, caller, locale } = call;
  await lockInventory(db, { ...params, sessionIds: [params.sessionId] });
  const before = await findParticipant(db, params);
  await markParticipantPaid(
    db,
    { ...before, table: 'participants' },
    { now, by: caller, shown: { amountInCents: query.amount_in_cents, locale } },
  );
  await activatePaidBooking(db, { participantId: before.id });
  const participant = await findParticipant(db, params);
  return changed(
    { participant: await withShownPayment(call, participant) },
    { subject: personSubject('participants', before), before, after: participant },
  );
}
