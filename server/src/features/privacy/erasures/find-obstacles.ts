import type { PersonalData } from '@move/contract/privacy/personal-data.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { RecordIds } from '../find-person.ts';

type Obstacle = PersonalData['obstacles'][number];
type Input = { ids: RecordIds; lineIds: readonly number[] };

/**
 * Finds what must end before a person can be erased: future bookings, waiting-list entries and open payments. Leaves out what no user can
 * end any more: waiting-list entries and unpaid cash of a removed organisation, and unpaid cash for a removed activity or bundle.
 */
export async function findObstacles(db: Database, { ids, lineIds }: Input): Promise<Obstacle[]> {
  const list = (source: keyof RecordIds) => sql`${[...(ids[source] ?? [])]}::bigint[]`;
  const { rows } = await sql<Obstacle>`
    select 'booking' as kind, activities.name as title, sessions.start_date as date
      from participants join sessions on sessions.id = session_id join activities on activities.id = activity_id
      where participants.id = any (${list('participants')}) and status <> 'canceled' and bundle_participant_id is null
        and sessions.ends_at > now() and sessions.canceled_at is null and sessions.deleted_at is null
    union all
    select 'bundle', bundles.name, min(sessions.start_date)
      from bundle_participants join bundles on bundles.id = bundle_id
      join bundle_sessions on bundle_sessions.bundle_id = bundles.id join sessions on sessions.id = session_id
      where bundle_participants.id = any (${list('bundle_participants')}) and status <> 'canceled'
        and sessions.ends_at > now() and sessions.canceled_at is null and sessions.deleted_at is null
      group by bundle_participants.id, bundles.name
    union all
    select 'waiting', coalesce(bundles.name, activities.name), coalesce(sessions.start_date, bundles.start_date)
      from waitlist_entries left join sessions on sessions.id = session_id left join bundles on bundles.id = bundle_id
      left join activities on activities.id = sessions.activity_id
      join organizations on organizations.id = waitlist_entries.organization_id and organizations.deleted_at is null
      where waitlist_entries.id = any (${list('waitlist_entries')}) and waitlist_entries.status in ('waiting', 'invited')
    union all
    select 'payment', order_lines.title, null
      from transactions join order_lines on order_lines.id = transactions.order_line_id join orders on orders.id = transactions.order_id
      join organizations on organizations.id = transactions.organization_id
      left join activities on activities.id = transactions.activity_id
      left join bundle_participants whole on whole.organization_id = transactions.organization_id
        and whole.order_line_id = order_lines.id
      left join bundles on bundles.id = whole.bundle_id
      where transactions.status = 'open'
        and (transactions.order_id = any (${list('orders')}) or transactions.order_line_id = any (${[...lineIds]}::bigint[]))
        and (orders.payment_type is distinct from 'cash'
          or coalesce(organizations.deleted_at, activities.deleted_at, bundles.deleted_at) is null)
    order by 3 nulls last, 2 limit 50`.execute(db);
  return rows;
}
