import type { checkIn, checkInMany } from '@move/contract/participants/participants.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { below, invalid, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { lockParticipants, lockPlaces, notedOverrides, overridesOf, setCheckIn } from '../bookings/public.ts';
import { findAttendance, findParticipant, findSome } from './participants.queries.ts';

export async function noteCheckIn(call: Call<typeof checkIn>) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const places = await lockPlaces(db, { ...params, sessionIds: [params.sessionId], frees: true });
  const before = await findParticipant(db, params);
  if (body.updated_at !== undefined && body.updated_at !== before.updated_at) throw stale();
  await setCheckIn(db, places, { ...params, status: body.status, overrides, now, userId: caller.user.id });
  const participant = await findParticipant(db, params);
  const attendance = await findAttendance(db, params);
  const subject = personSubject('participants', participant);
  const after = { ...participant, ...notedOverrides(overrides) };
  return changed({ participant, attendance }, { subject, before, after });
}

/** All of them or none: the first that can't be noted refuses the rest, on its own field. */
export async function noteManyCheckIns(call: Call<typeof checkInMany>) {
  const { db, body, params, now, caller } = call;
  const places = await lockPlaces(db, { ...params, sessionIds: [params.sessionId], frees: true });
  const ids = body.participants.map((change) => change.id);
  const stored = await lockParticipants(db, { ...params, ids });
  const before = await findAttendance(db, params);
  const missing = ids.findIndex((id) => stored.every((row) => row.id !== id));
  if (missing !== -1) throw invalid(`participants.${missing}.id`, 'exists');
  // who leaves goes before who returns, so that a spot may pass from one to the other
  const inOrder = body.participants
    .map((change, index) => ({ ...change, index }))
    .toSorted((a, b) => Number(b.status === 'signed_out') - Number(a.status === 'signed_out'));
  for (const { id, status, index } of inOrder) {
    const change = { ...params, participantId: id, status, now, userId: caller.user.id };
    await below(`participants.${index}`, () => setCheckIn(db, places, change));
  }
  const participants = await findSome(db, params, ids);
  const attendance = await findAttendance(db, params);
  const subject = { type: 'sessions', id: params.sessionId };
  return changed(
    { participants, attendance },
    {
      subject,
      before: { ...before, check_ins: checkInsOf(stored) },
      after: { ...attendance, check_ins: checkInsOf(participants) },
    },
  );
}

/** By the id of the participant, for the trail. */
const checkInsOf = (rows: readonly { id: number; check_in: string }[]) =>
  Object.fromEntries(rows.map((row) => [row.id, row.check_in]));
