import type * as api from '@move/contract/notifications/notifications.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findSettings } from './notification-settings.queries.ts';

export async function updateNotificationSettings({
  db,
  applicationId,
  body,
}: Call<typeof api.updateNotificationSettings>) {
  const before = await findSettings(db, applicationId);
  const { quiet_from, quiet_until } = body;
  await sql`insert into notification_settings (application_id, quiet_from, quiet_until)
    values (${applicationId}, ${quiet_from}, ${quiet_until})
    on conflict (application_id) do update
      set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, updated_at = now()`.execute(db);
  const settings = await findSettings(db, applicationId);
  return changed(
    { settings },
    { subject: { type: 'notification_settings', id: applicationId }, before, after: settings },
  );
}
