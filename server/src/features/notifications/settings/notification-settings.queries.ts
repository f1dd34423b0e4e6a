import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';

type Settings = ReplyOf<typeof api.getNotificationSettings>['settings'];

export async function findSettings(db: Database, applicationId: number | null): Promise<Settings> {
  const { rows } = await sql<Settings>`
    select to_char(quiet_from, 'HH24:MI') as quiet_from, to_char(quiet_until, 'HH24:MI') as quiet_until, timezone as tz,
      settings.updated_at
    from applications left join notification_settings settings on settings.application_id = applications.id
    where applications.id = ${applicationId}`.execute(db);
  const [settings] = rows;
  if (!settings) throw notFound();
  return settings;
}

export async function getNotificationSettings({ db, applicationId }: Call<typeof api.getNotificationSettings>) {
  return { settings: await findSettings(db, applicationId) };
}
