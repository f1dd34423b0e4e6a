import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Adds a phone that gets notifications to most app users. Some users unsubscribed, some have quiet hours. */
export async function seedDemoDevices(db: Database): Promise<void> {
  await sql`
    insert into profile_devices (profile_id, kind, address)
    select id, 'fcm', 'demo-token-' || id from profiles where email not like '%@erased.invalid' and id % 9 <> 4`.execute(
    db,
  );
  await sql`
    insert into profile_notification_settings (profile_id, is_subscribed, quiet_hours, quiet_from, quiet_until)
    select id, id % 14 <> 3, case when id % 14 = 3 then 'platform' else 'own' end,
      case when id % 14 = 3 then null else '21:30'::time end, case when id % 14 = 3 then null else '08:30'::time end
    from profiles where email not like '%@erased.invalid' and (id % 14 = 3 or id % 25 = 6)`.execute(db);
}
