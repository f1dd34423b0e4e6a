import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { eraseInboxSubjects } from '../jobs/public.ts';
import { notificationLink } from './sending/notification-link.ts';

type Batch = { before: string; limit: number };

type Input = {
  organizationId: number;
  people: readonly { first_name: string; last_name: string; email: string }[];
};
type Changed = { id: number; application_id: number; title: string };
type Erased = { notificationIds: number[]; titles: string[] };

/**
 * Removes the texts of an organisation's notifications that name one of these people, also from the inboxes of the users who sent them.
 * Notifications that are still to be sent keep their text. Returns the ids and the former titles.
 */
export async function eraseNotifications(db: Database, { organizationId, people }: Input): Promise<Erased> {
  const { rows } = await sql<Changed>`
    with sought as materialized (select phrases_of(${JSON.stringify(people)}::jsonb) as phrases),
      found as (
        select id, title from notifications
        where organization_id = ${organizationId} and status not in ('scheduled', 'sending')
          and mentions_any(title || ' ' || contents, (select phrases from sought))
        order by id for update)
    update notifications set title = ${ERASED_NAME.first_name}, contents = ${ERASED_NAME.first_name}, updated_at = now()
    from found where notifications.id = found.id
    returning notifications.id, application_id, found.title`.execute(db);
  const links = rows.flatMap(({ id, application_id: applicationId }) =>
    [true, false].map((hasRecipients) =>
      notificationLink({ id, target: { organizationId, applicationId }, hasRecipients }),
    ),
  );
  await eraseInboxSubjects(db, links);
  return { notificationIds: rows.map(({ id }) => id), titles: [...new Set(rows.map(({ title }) => title))] };
}

/**
 * Replaces the texts of up to `limit` notifications that were sent, or last changed, before an instant. Notifications that are still to be
 * sent keep their text. Returns the organisation of each; null for a notification of a platform.
 */
export async function purgeNotifications(db: Database, { before, limit }: Batch): Promise<(number | null)[]> {
  const { first_name: erased } = ERASED_NAME;
  const { rows } = await sql<{ organization_id: number | null }>`
    update notifications set title = ${erased}, contents = ${erased} where id in (
      select id from notifications
      where status not in ('scheduled', 'sending') and (title <> ${erased} or contents <> ${erased})
        and coalesce(finished_at, greatest(updated_at, deleted_at)) < ${before}
      limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}
