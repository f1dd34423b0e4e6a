import { reopens } from '@move/domain/orders/moved-bookings.ts';
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
  /** The starts of sessions that the caller holds, before and after the change. */
  sessions: readonly { id: number; from: string; to: string }[];
};

/**
 * Throws 403 when the change makes a started session upcoming again, people paid for it, and the caller may not refund them
 * (docs/rules/money.md#bookings-that-move).
 */
export async function assertNotReopened(db: Database, { caller, organizationId, now, sessions }: Rescheduled) {
  const ids = sessions.filter((session) => reopens(session, now.toISOString())).map(({ id }) => id);
  if (ids.length === 0) return;
  const { rows } = await sql<{ line_id: number | null }>`
    select distinct ${ownOr(sql`participants.order_line_id`, sql`whole.order_line_id`)} as line_id
    from participants left join bundle_participants whole on whole.id = bundle_participant_id
    where session_id = any (${ids}::bigint[]) and participants.status <> 'canceled'`.execute(db);
  const lineIds = rows.flatMap(({ line_id }) => line_id ?? []);
  if (await mayRefund(db, { caller, organizationId, lineIds })) return;
  throw new Problem(403, [{ field: 'permission', key: 'session.begun_paid' }]);
}
