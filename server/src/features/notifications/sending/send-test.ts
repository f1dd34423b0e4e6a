import { sql } from 'kysely';
import { asSystem } from '../../../platform/database/database.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { openPush, pushKinds } from '../../../platform/push/open-push.ts';
import { forgetDevices } from '../../devices/public.ts';
import type { Claimed, Sending } from './batches/claim-batch.ts';
import { sendToDevices } from './send-to-devices.ts';

type Input = { notificationId: number; profileId: number };

/** Sends a test to the devices of one app user, with the code that reaches recipients. Throws on an error, so that the queue retries. */
export async function sendTest(
  { notificationId, profileId }: Input,
  { pool, config, now }: TaskContext,
): Promise<void> {
  const driver = openPush(config);
  const found = await asSystem(pool, async (db) => {
    const sending = await sql<Sending>`
      select notifications.id, title, contents, applications.name as app_name, timezone as tz, application_id, null as canceled_at,
        null as paused_until, ${now.toISOString()} as started_at
      from notifications join applications on applications.id = application_id where notifications.id = ${notificationId}`.execute(
      db,
    );
    const person = await sql<Claimed>`
      select profiles.id as profile_id, first_name, last_name, locale, 1 as attempts, (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'address', address, 'p256dh', p256dh, 'auth', auth)), '[]')
          from profile_devices where profile_id = profiles.id and kind = any (${pushKinds(config)}::text[])) as devices
      from profiles where id = ${profileId}`.execute(db);
    return { sending: sending.rows[0], person: person.rows[0] };
  });
  const { sending, person } = found;
  if (driver === null || !sending || !person) return;
  const { result, gone } = await sendToDevices(person, { sending, driver, now });
  await asSystem(pool, (db) => forgetDevices(db, gone));
  if (result.status === 'queued') throw new Error('the push service is busy');
}
