import { isUpcomingAgain } from '@move/domain/orders/moved-bookings.ts';
import { isPast } from '@move/domain/sessions/deletion.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { ownOr } from '../../../platform/database/expressions/own-or.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { mayRefund } from '../../orders/public.ts';

type Rescheduled = {
  caller: Caller;
  organizationId: number;
  now: Date;
  /** The changed sessions, locked by the caller, with their start before and after; `to` is null for a removed session. */
  sessions: readonly Change[];
  /** The only bundle that a session is removed from; without it, all of its bundles. */
  bundleId?: number;
};
type Change = { id: number; from: string; to: string | null };

/**
 * Throws 403 when the change makes a started session or bundle upcoming again, people paid for it, and the caller may not refund them
 * (docs/rules/money.md#bookings-that-move).
 */
export async function assertNotReopened(
  db: Database,
  { caller, organizationId, now, sessions, bundleId }: Rescheduled,
): Promise<void> {
  const at = now.toISOString();
  const past = sessions.filter(({ from, to }) => (to === null ? isPast(from, at) : isUpcomingAgain({ from, to }, at)));
  if (past.length === 0) return;
  const lineIds = [...(await linesInSessions(db, past)), ...(await linesOfBundles(db, { past, bundleId, at }))];
  if (await mayRefund(db, { caller, organizationId, lineIds: [...new Set(lineIds)] })) return;
  const key = past.some(({ to }) => to === null) ? 'bundle.begun_paid' : 'session.begun_paid';
  throw new Problem(403, [{ field: 'permission', key }]);
}

async function linesInSessions(db: Database, past: readonly Change[]): Promise<number[]> {
  // a session with people is never removed
  const ids = past.filter(({ to }) => to !== null).map(({ id }) => id);
  const { rows } = await sql<{ line_id: number | null }>`
    select distinct ${ownOr(sql`participants.order_line_id`, sql`whole.order_line_id`)} as line_id
    from participants left join bundle_participants whole on whole.id = bundle_participant_id
    where session_id = any (${ids}::bigint[]) and participants.status <> 'canceled'`.execute(db);
  return rows.flatMap(({ line_id }) => line_id ?? []);
}

type Bundles = { past: readonly Change[]; bundleId: number | undefined; at: string };

/**
 * Returns the lines of bundles whose first session would be upcoming again, or that would have no session left. Includes people who joined
 * later and have no spot in the changed session.
 */
async function linesOfBundles(db: Database, { past, bundleId = 0, at }: Bundles): Promise<number[]> {
  const { rows } = await sql<{ line_id: number }>`
    with change as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(past)}::jsonb) as change (id bigint, "to" timestamptz)),
    reopened as (
      select bundle_id from bundle_sessions join sessions on sessions.id = session_id left join change on change.id = sessions.id
       where bundle_id in (select bundle_id from bundle_sessions where session_id in (select id from change))
         and ${bundleId}::bigint in (0, bundle_id) and sessions.canceled_at is null and sessions.deleted_at is null
       group by bundle_id
      having min(starts_at) <= ${at} and coalesce(min(case when change.id is null then starts_at else change."to" end), 'infinity') > ${at})
    select order_line_id as line_id from bundle_participants
     where bundle_id in (select bundle_id from reopened) and status <> 'canceled' and order_line_id is not null`.execute(
    db,
  );
  return rows.map((row) => row.line_id);
}
