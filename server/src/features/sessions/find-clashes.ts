import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Clash = PreviewDate['clashes'][number];

/** When and where something is planned; `id` is that of the session it is already, null for a new one. */
type Span = { id: number | null; starts_at: string; ends_at: string; place_id: number | null };

type Beside = {
  organizationId: number;
  /** What the planned sessions are of; its trainers can't be elsewhere meanwhile. */
  activityId: number;
  /** Sessions that are about to be removed. */
  removes: readonly number[];
};

/** For each of them: other sessions of the organisation that need its place, or one of its trainers, while it does. */
export async function findClashes(
  db: Database,
  spans: readonly Span[],
  { organizationId, activityId, removes }: Beside,
): Promise<Clash[][]> {
  const found = spans.map((): Clash[] => []);
  const planned = spans.map((span, index) => ({ ...span, index }));
  const own = [...removes, ...spans.flatMap(({ id }) => id ?? [])];
  const { rows } = await sql<Clash & { index: number }>`
    with trainers as materialized (${trainersOf(organizationId, sql`and contact_links.subject_id = ${activityId}`)}),
    busy as materialized (
      select activity_id, array_agg(name order by name) as names
      from (${trainersOf(organizationId)}) as given where given.id in (select id from trainers) group by activity_id
    )
    select planned.index, sessions.id as session_id, activities.name, sessions.start_time, sessions.end_time,
      is_same_location, coalesce(busy.names, '{}') as trainers
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb)
      as planned(index integer, starts_at timestamptz, ends_at timestamptz, place_id bigint)
    join sessions on sessions.organization_id = ${organizationId} and sessions.deleted_at is null
      and sessions.canceled_at is null and sessions.starts_at < planned.ends_at and sessions.ends_at > planned.starts_at
      and sessions.starts_at > planned.starts_at - interval '8 days' and sessions.id <> all (${own}::bigint[])
    join activities on activities.id = sessions.activity_id and activities.deleted_at is null
    left join busy on busy.activity_id = sessions.activity_id
    cross join lateral (
      select coalesce(coalesce(sessions.location_id, activities.location_id) = planned.place_id, false) as is_same_location
    ) as place
    where is_same_location or busy.activity_id is not null
    order by sessions.starts_at, sessions.id limit 500`.execute(db);
  for (const { index, ...clash } of rows) found[index]?.push(clash);
  return found;
}

/** Whether somebody gives the activity: sessions of it are then in each other's way wherever they are. */
export async function hasTrainers(db: Database, { organizationId, activityId }: Omit<Beside, 'removes'>) {
  const { rows } = await trainersOf(organizationId, sql`and contact_links.subject_id = ${activityId} limit 1`).execute(
    db,
  );
  return rows.length > 0;
}

/** Who gives which activity. */
const trainersOf = (organizationId: number, narrowed: RawBuilder<unknown> = sql``) => sql`
  select contact_links.subject_id as activity_id, contacts.id, trim(contacts.first_name || ' ' || contacts.last_name) as name
  from contact_links join contacts on contacts.id = contact_links.contact_id
  where contact_links.organization_id = ${organizationId} and contact_links.subject_type = 'activity'
    and 'trainer' = any (contact_links.roles) ${narrowed}`;
