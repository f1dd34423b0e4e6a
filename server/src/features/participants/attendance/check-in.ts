import type * as api from '@move/contract/participants/participants.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import { stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { lockInventory, auditedOverrides, overridesOf, setCheckIn } from '../../bookings/public.ts';
import { findAttendance, findParticipant } from '../participants.queries.ts';
import { withShownPayment } from '../payment/shown-payments.ts';

export async function checkIn(call: Call<typeof api.checkIn>) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const inventory = await lockInventory(db, { ...params, sessionIds: [params.sessionId], frees: true });
  const before = await findParticipant(db, params);
  if (body.updated_at !== undefined && body.updated_at !== before.updated_at) throw stale();
  await setCheckIn(db, inventory, { ...params, status: body.status, overrides, now, userId: caller.user.id });
  const participant = await findParticipant(db, params);
  const attendance = await findAttendance(db, params);
  const subject = personSubject('participants', participant);
  const after = { ...participant, ...auditedOverrides(overrides) };
  return changed({ participant: await withShownPayment(call, participant), attendance }, { subject, before, after });
}
