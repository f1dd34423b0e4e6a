import type { DeliveryReason } from '@move/domain/notifications/notification.ts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { type Finished, reportEnd } from '../report-end.ts';

/** The result for one person: reached, failed, skipped, or retried at `due_at`. */
export type Result = {
  profile_id: number;
  status: 'sent' | 'failed' | 'skipped' | 'queued';
  reason: DeliveryReason | null;
  due_at: string | null;
  /** An attempt that never reached the push service doesn't count. */
  isUncounted?: boolean;
};

/** Records a batch with its counts, so that each person counts once. */
export async function recordBatch(
  db: Database,
  notificationId: number,
  results: readonly Result[],
  now: Date,
): Promise<void> {
  if (results.length === 0) return;
  await sql`
    with result as (
      select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as it (profile_id bigint, status text, reason text, due_at timestamptz, "isUncounted" boolean)
    ), saved as (
      update notification_deliveries delivery set status = result.status, reason = result.reason,
        due_at = coalesce(result.due_at, delivery.due_at), claimed_at = null,
        attempts = delivery.attempts - case when result."isUncounted" then 1 else 0 end,
        sent_at = case when result.status = 'sent' then ${now.toISOString()}::timestamptz end
      from result
      where delivery.notification_id = ${notificationId} and delivery.profile_id = result.profile_id and delivery.status = 'sending'
      returning delivery.status
    )
    update notifications set worked_at = ${now.toISOString()}::timestamptz,
      sent_count = sent_count + (select count(*) from saved where status = 'sent'),
      failed_count = failed_count + (select count(*) from saved where status = 'failed'),
      skipped_count = skipped_count + (select count(*) from saved where status = 'skipped')
    where id = ${notificationId}`.execute(db);
}

/** Pauses the sending when the push service asks to wait. */
export async function pauseSending(db: Database, notificationId: number, until: string): Promise<void> {
  await sql`update notifications set paused_until = greatest(coalesce(paused_until, ${until}::timestamptz), ${until}::timestamptz)
    where id = ${notificationId}`.execute(db);
}

/** Skips everyone who wasn't reached yet. */
export async function skipRest(db: Database, notificationId: number): Promise<void> {
  await sql`
    with skipped as (
      update notification_deliveries set status = 'skipped', reason = 'canceled'
      where notification_id = ${notificationId} and status = 'queued' returning 1)
    update notifications set skipped_count = skipped_count + (select count(*) from skipped)
    where id = ${notificationId}`.execute(db);
}

/** When the next recipient is due; null when none waits. Recipients that are being reached are checked again in a minute. */
export async function findNextDue(db: Database, notificationId: number, now: Date): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select least(
      (select min(due_at) from notification_deliveries where notification_id = ${notificationId} and status = 'queued'),
      (select ${now.toISOString()}::timestamptz + interval '1 minute' from notification_deliveries
        where notification_id = ${notificationId} and status = 'sending' limit 1)) as at`.execute(db);
  return rows[0]?.at ?? null;
}

/**
 * Finishes a notification. It failed when it reached no one, and failed for at least one recipient. An inbox item shows the result to the
 * user who sent it.
 */
export async function finishSending(db: Database, notificationId: number, now: Date): Promise<void> {
  const { rows } =
    await sql<Finished>`update notifications set finished_at = ${now.toISOString()}::timestamptz, paused_until = null,
      status = case when sent_count = 0 and failed_count > 0 then 'failed' else 'sent' end
    where id = ${notificationId} and status = 'sending'
    returning id, title, application_id, organization_id, audience, canceled_at, recipients_count, sent_count, failed_count, skipped_count,
      (select id from users where id = coalesce(sent_by, created_by) and deleted_at is null) as sender_id`.execute(db);
  const [finished] = rows;
  if (finished) await reportEnd(db, finished);
}
