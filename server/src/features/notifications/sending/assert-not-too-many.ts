import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Target } from '../recipients/notification-target.ts';

/** Notifications of an organisation to the app users of a platform on one day: with too many, users turn them off. */
export const DAILY_MAX = 10;

type Planned = { target: Target; sendOn: string; notificationId?: number };

/** Throws 409 when the organisation has sent or scheduled `DAILY_MAX` on that day of the platform. Of two calls at once, one waits. */
export async function assertNotTooMany(db: Database, { target, sendOn, notificationId = 0 }: Planned): Promise<void> {
  const { organizationId, applicationId } = target;
  if (organizationId === null) return;
  // alone in its statement, so that the count sees what the call before it wrote
  await sql`select pg_advisory_xact_lock(hashtext('notifications_of_a_day'), hashtext(${String(organizationId)}))`.execute(
    db,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notifications join applications on applications.id = notifications.application_id
    where organization_id = ${organizationId} and application_id = ${applicationId} and notifications.id <> ${notificationId}
      and status <> 'draft'
      and (send_on at time zone timezone)::date = (${sendOn}::timestamptz at time zone timezone)::date`.execute(db);
  if ((rows[0]?.count ?? 0) >= DAILY_MAX) throw refusedByState('send_on', 'notification.many', { count: DAILY_MAX });
}
