import type { TAP_OUTCOMES } from '@move/contract/check-in/check-in-records.ts';
import type * as api from '@move/contract/check-in/check-in.ts';
import { isOvertaken, momentOfTap } from '@move/domain/participants/check-in-taps.ts';
import { sql } from 'kysely';
import { personSubject } from '../../platform/audit/person-subject.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import {
  lockParticipant,
  lockInventory,
  auditedOverrides,
  overridesOf,
  setCheckIn,
  type StoredParticipant,
} from '../bookings/public.ts';
import { findPerson, findSession } from './check-in.queries.ts';

type TapCall = Call<typeof api.sendTap>;
type Outcome = (typeof TAP_OUTCOMES)[number];

/**
 * Applies a tap once, however often it is sent, unless something newer was noted meanwhile (ADR 15). Locks the session first, so that taps
 * on it are handled one after another, also by other processes.
 */
export async function sendTap(call: TapCall) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const inventory = await lockInventory(db, { ...params, sessionIds: [params.sessionId], frees: true });
  const stored = await lockParticipant(db, params);
  if (stored.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  if (!(await recordTap(db, call))) return unaudited(await answer(call, 'repeated', null));
  const madeAt = momentOfTap(Date.parse(body.made_at), now.getTime());
  const conflict = stored.check_in === body.seen || stored.check_in === body.status ? null : await noted(db, stored);
  const isLate = isOvertaken(madeAt, stored.noted_at === null ? null : Date.parse(stored.noted_at));
  if (isLate) return unaudited(await answer(call, 'overtaken', conflict));
  const notedAt = new Date(madeAt);
  const change = { ...params, status: body.status, overrides, now, notedAt, userId: caller.user.id };
  await setCheckIn(db, inventory, change);
  const reply = await answer(call, 'applied', conflict);
  if (stored.check_in === body.status) return unaudited(reply);
  const subject = personSubject('participants', stored);
  const after = { check_in: body.status, ...auditedOverrides(overrides) };
  return changed(reply, { subject, before: { check_in: stored.check_in }, after });
}

/** Records the tap, and returns whether it is new. A refused tap may be sent again, since its record is rolled back too. */
async function recordTap(db: Database, { body, params }: TapCall): Promise<boolean> {
  const { rows } = await sql`
    insert into check_in_taps (organization_id, participant_id, id)
    values (${params.organizationId}, ${params.participantId}, ${body.id})
    on conflict do nothing returning id`.execute(db);
  return rows.length === 1;
}

async function answer({ db, params, caller, now }: TapCall, outcome: Outcome, conflict: Noted | null) {
  const { attendance } = await findSession(db, params, { userId: caller.user.id, now });
  return { person: await findPerson(db, params.participantId), attendance, outcome, conflict };
}

type Noted = { status: StoredParticipant['check_in']; by: string | null };

async function noted(db: Database, { check_in, checked_in_by }: StoredParticipant): Promise<Noted> {
  const { rows } = await sql<{ name: string }>`
    select trim(first_name || ' ' || last_name) as name from users where id = ${checked_in_by}`.execute(db);
  return { status: check_in, by: rows[0]?.name ?? null };
}
