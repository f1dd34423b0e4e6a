import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { eraseInboxSubjects } from '../jobs/public.ts';
import { notificationLink } from './sending/notification-link.ts';

type Asked = {
  organizationId: number;
  people: readonly { first_name: string; last_name: string; email: string }[];
};
type Changed = { id: number; application_id: number; title: string };
type Former = { id: number; title: string | null };
type Erased = { notificationIds: number[]; titles: string[] };

/**
 * Removes the texts of an organisation's notifications that name one of these people, also from the inboxes of the users who sent them.
 * Those that still go out keep their text. Returns the ids and the former titles, also of notifications that named one of them before their
 * text was changed: that is in the trail alone.
 */
export async function eraseNotifications(db: Database, { organizationId, people }: Asked): Promise<Erased> {
  const sought = sql`sought as materialized (select phrases_of(${JSON.stringify(people)}::jsonb) as phrases)`;
  const { rows } = await sql<Changed>`
    with ${sought},
      found as (
        select id, title from notifications
        where organization_id = ${organizationId} and status not in ('scheduled', 'sending')
          and mentions_any(title || ' ' || contents, (select phrases from sought))
        order by id for update)
    update notifications set title = ${ERASED_NAME.first_name}, contents = ${ERASED_NAME.first_name}, updated_at = now()
    from found where notifications.id = found.id
    returning notifications.id, application_id, found.title`.execute(db);
  const { rows: former } = await sql<Former>`
    with ${sought}
    select distinct subject_id::bigint as id, subject_name as title from audit_log
    where subject_type = 'notifications' and organization_id = ${organizationId}
      and (mentions_any(subject_name, (select phrases from sought)) or json_mentions_any(changes, (select phrases from sought)))`.execute(
    db,
  );
  const links = rows.flatMap(({ id, application_id: applicationId }) =>
    [true, false].map((hasRecipients) =>
      notificationLink({ id, target: { organizationId, applicationId }, hasRecipients }),
    ),
  );
  await eraseInboxSubjects(db, links);
  const all = [...rows, ...former];
  const titles = all.flatMap(({ title }) => title ?? []);
  return { notificationIds: [...new Set(all.map(({ id }) => id))], titles: [...new Set(titles)] };
}
