import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import { SESSION_DAYS_MAX } from '@move/domain/sessions/session-times.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Clash = PreviewDate['clashes'][number];

/** When and where a session is planned; `id` is null for a new one. */
type Span = { id: number | null; starts_at: string; ends_at: string; place_id: number | null };

type ClashSearch = {
  organizationId: number;
  /** The activity of the planned sessions, whose trainers can't be elsewhere at that time. */
  activityId: number;
  /** Sessions that are about to be removed or moved, so that they don't clash. */
  leaves: readonly number[];
};

/** The most sessions that are compared, and the most clashes that are returned: more than a planner reads. */
const CLASH_LIMITS = { sessions: 20_000, clashes: 500 };

/** For each span: other sessions of the organisation that need its location, or a trainer of the activity, at the same time. */
export async function findClashes(db: Database, spans: readonly Span[], beside: ClashSearch): Promise<Clash[][]> {
  const found = spans.map((): Clash[] => []);
  const planned = spans.map(({ starts_at, ends_at, place_id }, index) => {
    return { index, from: Date.parse(starts_at), until: Date.parse(ends_at), place_id };
  });
  const own = new Set([...beside.leaves, ...spans.flatMap(({ id }) => id ?? [])]);
  let left = CLASH_LIMITS.clashes;
  for (const { starts_at, ends_at, place_id, ...clash } of await findOverlapping(db, spans, beside)) {
    if (own.has(clash.session_id)) continue;
    const [from, until] = [Date.parse(starts_at), Date.parse(ends_at)];
    for (const span of planned) {
      if (from >= span.until || until <= span.from) continue;
      const is_same_location = place_id !== null && place_id === span.place_id;
      if (!is_same_location && clash.trainers.length === 0) continue;
      found[span.index]?.push({ ...clash, is_same_location });
      left -= 1;
      if (left === 0) return found;
    }
  }
  return found;
}

type BesideRow = Omit<Clash, 'is_same_location'> & { starts_at: string; ends_at: string; place_id: number | null };

/**
 * The sessions that overlap any of the spans in time, and share a location or trainer, earliest first. Compares with one multirange of all
 * spans: a join would produce each pair of session and span before the limit applies.
 */
async function findOverlapping(
  db: Database,
  spans: readonly Span[],
  { organizationId, activityId }: ClashSearch,
): Promise<BesideRow[]> {
  const places = [...new Set(spans.flatMap(({ place_id }) => place_id ?? []))];
  const [first, last] = [
    spans.map((span) => span.starts_at).toSorted()[0],
    spans
      .map((span) => span.ends_at)
      .toSorted()
      .at(-1),
  ];
  if (first === undefined || last === undefined) return [];
  const moments = `{${spans.map(({ starts_at, ends_at }) => `[${starts_at},${ends_at})`).join(',')}}`;
  const { rows } = await sql<BesideRow>`
    with trainers as materialized (${trainersOf(organizationId, sql`and contact_links.subject_id = ${activityId}`)}),
    busy as materialized (
      select activity_id, array_agg(name order by name) as names
      from (${trainersOf(organizationId)}) as given where given.id in (select id from trainers) group by activity_id
    ), offers as materialized (
      select id, name, location_id from activities where organization_id = ${organizationId} and deleted_at is null
    )
    select sessions.id as session_id, offers.name, sessions.start_time, sessions.end_time, sessions.starts_at, sessions.ends_at,
      coalesce(sessions.location_id, offers.location_id) as place_id, coalesce(busy.names, '{}') as trainers
    from sessions join offers on offers.id = sessions.activity_id left join busy on busy.activity_id = sessions.activity_id
    where sessions.organization_id = ${organizationId} and sessions.deleted_at is null and sessions.canceled_at is null
      and sessions.starts_at > ${first}::timestamptz - make_interval(days => ${SESSION_DAYS_MAX + 1}) and sessions.starts_at < ${last}
      and tstzrange(sessions.starts_at, sessions.ends_at) && ${moments}::tstzmultirange
      and (coalesce(sessions.location_id, offers.location_id) = any (${places}::bigint[]) or busy.activity_id is not null)
    order by sessions.starts_at, sessions.id limit ${CLASH_LIMITS.sessions}`.execute(db);
  return rows;
}

/** Returns whether the activity has trainers: its sessions then clash with each other at any location. */
export async function hasTrainers(db: Database, { organizationId, activityId }: Omit<ClashSearch, 'leaves'>) {
  const { rows } = await trainersOf(organizationId, sql`and contact_links.subject_id = ${activityId} limit 1`).execute(
    db,
  );
  return rows.length > 0;
}

/** SQL: the trainers of each activity. */
const trainersOf = (organizationId: number, narrowed: RawBuilder<unknown> = sql``) => sql`
  select contact_links.subject_id as activity_id, contacts.id, trim(contacts.first_name || ' ' || contacts.last_name) as name
  from contact_links join contacts on contacts.id = contact_links.contact_id
  where contact_links.organization_id = ${organizationId} and contact_links.subject_type = 'activity'
    and 'trainer' = any (contact_links.roles) ${narrowed}`;
