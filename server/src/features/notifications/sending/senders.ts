import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { addInboxItem } from '../../jobs/public.ts';
import type { Target } from '../recipients/notification-target.ts';
import { notificationLink } from './notification-link.ts';

/** Users with an open login and a role that sends this target's notifications: in its team, on its platform, or superadmin. */
const holders = ({ organizationId, applicationId }: Target): RawBuilder<unknown> => sql`
  user_roles held join users on users.id = held.user_id and users.deleted_at is null and users.closed_at is null
  where held.role = 'superadmin'
    or (exists (select from role_abilities where role_abilities.role = held.role and ability = 'edit-notification')
      and (held.organization_id = ${organizationId}
        or (held.role = 'admin' and ${applicationId}::bigint in (select unnest(application_family(held.application_id))))))`;

/** Returns whether the user who scheduled a notification may still send it; true when the user is unknown. */
export async function maySend(db: Database, target: Target, senderId: number | null): Promise<boolean> {
  if (senderId === null) return true;
  const { rows } =
    await sql`select from (select held.user_id from ${holders(target)}) as sender where user_id = ${senderId} limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

type Unsent = { id: number; title: string; target: Target };

/** Adds an inbox item for the team, or for the platform's administrators, about a notification that one of them must send. */
export async function reportUnsent(db: Database, { id, title, target }: Unsent): Promise<void> {
  const isNearest =
    target.organizationId === null ? sql`role = 'admin'` : sql`organization_id = ${target.organizationId}`;
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from (select held.user_id, held.role, held.organization_id from ${holders(target)}) as colleague
    where ${isNearest} order by user_id`.execute(db);
  for (const { user_id } of rows)
    await addInboxItem(db, {
      user_id,
      kind: 'notification_without_sender',
      subject: title,
      link: notificationLink({ id, target, hasRecipients: false }),
    });
}
