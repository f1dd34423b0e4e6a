import type * as api from '@move/contract/participants/participants.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { cancelBooking, lockInventory, notifyBooking } from '../bookings/public.ts';
import { assertRefundAllowed } from './payment/participant-payment.ts';
import { findParticipant } from './participants.queries.ts';

export async function removeParticipant(call: Call<typeof api.removeParticipant>) {
  const { db, params, query, now, caller, config } = call;
  const inventory = await lockInventory(db, { ...params, sessionIds: [params.sessionId], frees: true });
  const before = await findParticipant(db, params);
  if (isErased(before)) throw refusedByState('state', 'person.gone');
  await assertRefundAllowed(call, 'participants', before.id);
  const ending = { now, by: caller, refund: query.refund ?? 'term' };
  const canceled = await cancelBooking(db, inventory, { ...params, ...ending });
  if (query.notify !== false) {
    await notifyBooking(db, {
      kind: 'canceled',
      ...params,
      person: before,
      sessionIds: [params.sessionId],
      ...canceled,
      about: { participants: [before.id] },
      appUrl: config.appUrl,
    });
  }
  const after = await findParticipant(db, params);
  return changed(undefined, { subject: personSubject('participants', before), before, after });
}
