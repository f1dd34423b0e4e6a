import type * as api from '@move/contract/participants/participants.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { lockInventory, moveBooking, auditedOverrides, overridesOf, notifyMove } from '../bookings/public.ts';
import { findParticipant } from './participants.queries.ts';
import { withShownPayment } from './payment/shown-payments.ts';

export async function moveParticipant(call: Call<typeof api.moveParticipant>) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const target = { ...params, sessionId: body.session_id };
  const inventory = await lockInventory(db, {
    ...params,
    sessionIds: [params.sessionId],
    frees: true,
    alsoIds: [body.session_id],
  });
  if (inventory.sessions.every((session) => session.id !== body.session_id)) throw invalid('session_id', 'exists');
  const before = await findParticipant(db, params);
  await moveBooking(db, inventory, { ...params, targetId: body.session_id, now, by: caller, overrides });
  const participant = await findParticipant(db, target);
  if (body.notify !== false) {
    await notifyMove(db, { ...params, person: participant, from: params.sessionId, to: body.session_id });
  }
  const subject = personSubject('participants', participant);
  const [old, fresh] = [params.sessionId, body.session_id];
  return changed(
    { participant: await withShownPayment(call, participant) },
    {
      subject,
      before: { ...before, session_id: old },
      after: { ...participant, session_id: fresh, ...auditedOverrides(overrides) },
    },
  );
}
