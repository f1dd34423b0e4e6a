import {
  CANCEL_AUDIENCES,
  type CancelAudience,
  type CancelReason,
  DEFAULT_CANCEL_AUDIENCES,
} from '@move/domain/sessions/session-cancellation.ts';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { cancelSessionsByOrganizer } from '../bookings/public.ts';

type Remover = {
  db: Database;
  now: Date;
  caller: Parameters<typeof cancelSessionsByOrganizer>[1]['by'];
  /** For links to the web app in mails; absent in the demo, whose mails have no such links. */
  config?: Pick<Config, 'appUrl'>;
};
type Removal = { activityId: number; removes: readonly number[] };

/**
 * Removes sessions that the caller locked. Sessions with participants or a waiting list are canceled instead, and stay in the lists with
 * their participants.
 */
export async function removeSessions(remover: Remover, { activityId, removes }: Removal): Promise<void> {
  if (removes.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from sessions where id = any (${[...removes]}::bigint[]) and (waitlist_count > 0 or exists (
      select from participants where session_id = sessions.id and status <> 'canceled'))`.execute(remover.db);
  const sessionIds = rows.map((row) => row.id);
  await cancelSessions(remover, { activityId, sessionIds });
  const removed = removes.filter((id) => !sessionIds.includes(id));
  await sql`update sessions set deleted_at = now() where id = any (${removed}::bigint[])`.execute(remover.db);
}

type Cancellation = {
  activityId: number;
  sessionIds: readonly number[];
  why?: CancelReason;
  notify?: readonly CancelAudience[];
};

/**
 * Cancels sessions that the caller locked: refunds and mails their participants, and keeps the sessions in the lists with the reason. The
 * sessions leave their series, whose repetition then skips their days. Each session stores which audiences were mailed. Returns the number
 * of mails.
 */
export async function cancelSessions(
  { db, now, caller, config }: Remover,
  { activityId, sessionIds, why = { cause: null, reason: null }, notify = DEFAULT_CANCEL_AUDIENCES }: Cancellation,
): Promise<number> {
  if (sessionIds.length === 0) return 0;
  const people = { activityId, sessionIds, now, by: caller, appUrl: config?.appUrl };
  const { mails, sessionIds: mailed } = await cancelSessionsByOrganizer(db, { ...people, why, notify });
  const isMailed = (audience: CancelAudience) => sql`
    case when id = any (${[...mailed[audience]]}::bigint[]) then ${audience}::text end`;
  const notified = sql.join(CANCEL_AUDIENCES.map(isMailed));
  await sql`
    update sessions set canceled_at = ${now.toISOString()}, canceled_cause = ${why.cause}, canceled_reason = ${why.reason},
      canceled_notified = array_remove(array[${notified}], null), series_id = null, series_index = null, updated_at = now()
    where id = any (${[...sessionIds]}::bigint[])`.execute(db);
  return mails;
}
