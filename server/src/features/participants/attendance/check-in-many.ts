import type * as api from '@move/contract/participants/participants.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { lockParticipants, lockInventory, setManyCheckIns } from '../../bookings/public.ts';
import { findAttendance, findSome } from '../participants.queries.ts';
import { withShownPayments } from '../payment/shown-payments.ts';

/** Stores all check-ins or none: when one can't be stored, the error is on the field of that entry. */
export async function checkInMany(call: Call<typeof api.checkInMany>) {
  const { db, body, params, now, caller } = call;
  const inventory = await lockInventory(db, { ...params, sessionIds: [params.sessionId], frees: true });
  // for a person who is named twice the last entry counts
  const statuses = new Map(body.participants.map(({ id, status }, index) => [id, { status, index }]));
  const ids = [...statuses.keys()];
  const stored = await lockParticipants(db, { ...params, ids });
  const before = await findAttendance(db, params);
  const known = new Set(stored.map((row) => row.id));
  const missing = body.participants.findIndex(({ id }) => !known.has(id));
  if (missing !== -1) throw invalid(`participants.${missing}.id`, 'exists');
  const wanted = stored.flatMap((row) => {
    const asked = statuses.get(row.id);
    return asked === undefined ? [] : [{ stored: row, ...asked }];
  });
  await setManyCheckIns(db, inventory, { ...params, wanted, now, userId: caller.user.id });
  const participants = await findSome(db, params, ids);
  const attendance = await findAttendance(db, params);
  const subject = { type: 'sessions' as const, id: params.sessionId };
  return changed(
    { participants: await withShownPayments(call, participants), attendance },
    {
      subject,
      before: { ...before, check_ins: checkInsOf(stored) },
      after: { ...attendance, check_ins: checkInsOf(participants) },
    },
  );
}

/** Check-ins by the id of the participant, for the audit trail. */
const checkInsOf = (rows: readonly { id: number; check_in: string }[]) =>
  Object.fromEntries(rows.map((row) => [row.id, row.check_in]));
