import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { DeviceKind } from '@move/domain/notifications/device.ts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import type { PushDevice } from '../../../../platform/push/push-driver.ts';

/** The notification to send, read under the lock of its row. */
export type Sending = {
  id: number;
  title: string;
  contents: string;
  app_name: string;
  tz: string;
  application_id: number;
  organization_id: number | null;
  canceled_at: string | null;
  paused_until: string | null;
  started_at: string;
};

/** One person to reach, with their devices. */
export type Claimed = {
  profile_id: number;
  first_name: string | null;
  last_name: string | null;
  locale: Locale;
  /** Including this attempt. */
  attempts: number;
  devices: PushDevice[];
};

/** Locks a notification that is being sent; null when nothing is left to do. */
export async function lockSending(db: Database, notificationId: number): Promise<Sending | null> {
  const { rows } = await sql<Sending>`
    select notifications.id, title, contents, applications.name as app_name, timezone as tz, application_id, organization_id,
      canceled_at, paused_until,
      started_at
    from notifications join applications on applications.id = application_id
    where notifications.id = ${notificationId} and status = 'sending' and started_at is not null and deleted_at is null
    for update of notifications`.execute(db);
  return rows[0] ?? null;
}

/** At most `size` people, with devices of these kinds. */
export type Batch = { size: number; now: Date; kinds: readonly DeviceKind[] };

type Judged = Claimed & { hindrance: string | null; quiet_until: string | null };

/**
 * Claims the next due recipients. Skips those who unsubscribed, were erased or have no device that can be reached; postpones those in quiet
 * hours; marks the others as being reached, before anything is sent. Returns the marked ones, and how many were handled.
 */
export async function claimBatch(
  db: Database,
  { id, tz, application_id }: Sending,
  { size, now, kinds }: Batch,
): Promise<{ claimed: Claimed[]; handledCount: number }> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<Judged>`
    with picked as materialized (
      select profile_id, attempts from notification_deliveries
       where notification_id = ${id} and status = 'queued' and due_at <= ${at}
       order by due_at, profile_id limit ${size} for update skip locked
    ), judged as materialized (
      select picked.profile_id, profiles.first_name, profiles.last_name, profiles.locale, picked.attempts + 1 as attempts, devices.list as devices,
        case when profiles.email like '%@erased.invalid' then 'erased'
          when not coalesce(own.is_subscribed, true) then 'unsubscribed'
          when devices.list is not null then null
          when exists (select from profile_devices where profile_id = profiles.id) then 'unsupported_device'
          else 'no_device' end as hindrance,
        case coalesce(own.quiet_hours, 'platform')
          when 'own' then quiet_end(${at}, ${tz}, own.quiet_from, own.quiet_until)
          when 'platform' then quiet_end(${at}, ${tz}, platform.quiet_from, platform.quiet_until) end as quiet_until
      from picked join profiles on profiles.id = picked.profile_id
        left join profile_notification_settings own on own.profile_id = profiles.id
        left join notification_settings platform on platform.application_id = ${application_id}
        left join lateral (
          select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'address', address, 'p256dh', p256dh, 'auth', auth) order by id) as list
            from profile_devices where profile_id = profiles.id and kind = any (${kinds}::text[])) devices on true
    ), saved as (
      update notification_deliveries delivery set
        status = case when judged.hindrance is not null then 'skipped' when judged.quiet_until is not null then 'queued' else 'sending' end,
        reason = coalesce(judged.hindrance, case when judged.quiet_until is not null then 'quiet_hours' end),
        due_at = case when judged.hindrance is null then coalesce(judged.quiet_until, delivery.due_at) else delivery.due_at end,
        attempts = case when judged.hindrance is null and judged.quiet_until is null then judged.attempts else delivery.attempts end,
        claimed_at = ${at}
      from judged where delivery.notification_id = ${id} and delivery.profile_id = judged.profile_id
    ), counted as (
      update notifications set worked_at = ${at},
        skipped_count = skipped_count + (select count(*) from judged where hindrance is not null)
      where id = ${id}
    )
    select * from judged order by profile_id`.execute(db);
  const claimed = rows.filter(({ hindrance, quiet_until }) => hindrance === null && quiet_until === null);
  return { claimed, handledCount: rows.length };
}
