import type * as api from '@move/contract/calendar/calendar.ts';
import { CALENDAR_SESSIONS_MAX, type CalendarSession } from '@move/contract/calendar/calendar.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { type Conflict, conflictsBySession } from '@move/domain/calendar/conflicts.ts';
import { freeSpots } from '@move/domain/sessions/capacity.ts';
import { isPast } from '@move/domain/sessions/deletion.ts';
import { sessionStatus } from '@move/domain/sessions/session-status.ts';
import { lastSessionDay } from '@move/domain/sessions/session-times.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { hasParticipants } from '../sessions/public.ts';

type Named = { id: number; name: string };
type Computed = 'organization' | 'free' | 'status' | 'is_past' | 'trainers' | 'conflicts';
type StoredRow = Omit<CalendarSession, Computed> & { canceled_at: string | null };
type Row = StoredRow & { trainers: readonly Named[] };

type Input = { organizationId: number; query: QueryOf<typeof api.listCalendar>; now: Date };

/** The calendar of an organisation. Reads its sessions once and derives the filtered list, the options and the conflicts from them. */
export async function findCalendar(db: Database, { organizationId, query, now }: Input) {
  const [organization, stored, trainersOf] = [
    await organizationName(db, organizationId),
    await findAround(db, organizationId, query),
    await findTrainers(db, organizationId),
  ];
  const rows = stored.map((row): Row => ({ ...row, trainers: trainersOf.get(row.activity.id) ?? [] }));
  const conflicts = conflictsBySession(rows.filter(({ canceled_at }) => canceled_at === null).map(occupiedBy));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const within = rows.filter((row) => lastSessionDay(row) >= query.dateFrom && row.start_date <= query.dateUntil);
  const shown = within.filter((row) => isAsked(row, query));
  return {
    sessions: shown.slice(0, CALENDAR_SESSIONS_MAX).map((row): CalendarSession => {
      const named = (conflicts.get(row.id) ?? []).map((conflict) => inWords(conflict, row, byId));
      return {
        ...presentSession(row, now),
        organization,
        conflicts: named.filter((conflict) => conflict !== null),
      };
    }),
    total: shown.length,
    choices: choicesIn(within),
  };
}

async function organizationName(db: Database, id: number): Promise<Named> {
  return db.selectFrom('organizations').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The maximum number of rows read: more than a calendar can show, and still fast to filter. */
const READ_ROWS_MAX = 4 * CALENDAR_SESSIONS_MAX;

/**
 * All sessions that may touch these days: a session may have started a week earlier, and time zones differ by up to a day. Activities and
 * locations are read once, separately: there are far fewer, and each has its own row-level security. Starts are compared as instants: with
 * plain days the security policies would be evaluated first, and the index not used.
 */
async function findAround(db: Database, organizationId: number, { dateFrom, dateUntil }: Input['query']) {
  const { rows } = await sql<StoredRow>`
    with offers as materialized (
      select id, name, location_id from activities where organization_id = ${organizationId} and deleted_at is null
    ), places as materialized (
      select id, name from locations
      where id in (select location_id from location_organizations where organization_id = ${organizationId})
    )
    select sessions.id, jsonb_build_object('id', offers.id, 'name', offers.name) as activity,
      sessions.start_date, sessions.start_time, sessions.end_date, sessions.end_time, sessions.tz,
      sessions.starts_at, sessions.ends_at, sessions.spots, sessions.taken, sessions.series_id, sessions.canceled_at,
      sessions.canceled_cause, sessions.canceled_reason,
      ${hasParticipants} as has_participants,
      case when places.id is null then null else jsonb_build_object('id', places.id, 'name', places.name) end as location
    from sessions
    join offers on offers.id = sessions.activity_id
    left join places on places.id = coalesce(sessions.location_id, offers.location_id)
    where sessions.organization_id = ${organizationId} and sessions.deleted_at is null
      and sessions.starts_at >= (${dateFrom}::date - 8)::timestamptz
      and sessions.starts_at < (${dateUntil}::date + 2)::timestamptz
    order by sessions.starts_at, sessions.id limit ${READ_ROWS_MAX}`.execute(db);
  return rows;
}

/** The trainers of each activity. */
async function findTrainers(db: Database, organizationId: number): Promise<ReadonlyMap<number, readonly Named[]>> {
  const { rows } = await sql<Named & { activity_id: number }>`
    select contact_links.subject_id as activity_id, contacts.id, trim(contacts.first_name || ' ' || contacts.last_name) as name
    from contact_links join contacts on contacts.id = contact_links.contact_id
    where contact_links.organization_id = ${organizationId} and contact_links.subject_type = 'activity'
      and 'trainer' = any (contact_links.roles)
    order by contacts.first_name, contacts.last_name, contacts.id`.execute(db);
  const found = new Map<number, Named[]>();
  for (const { activity_id, ...trainer } of rows) {
    found.set(activity_id, [...(found.get(activity_id) ?? []), trainer]);
  }
  return found;
}

const occupiedBy = ({ id, starts_at, ends_at, location, trainers }: Row) => ({
  id,
  starts_at,
  ends_at,
  location_id: location?.id ?? null,
  trainer_ids: trainers.map((trainer) => trainer.id),
});

function isAsked(row: Row, { locationId, trainerId, activityId }: Input['query']): boolean {
  return (
    (locationId === undefined || row.location?.id === locationId) &&
    (activityId === undefined || row.activity.id === activityId) &&
    (trainerId === undefined || row.trainers.some(({ id }) => id === trainerId))
  );
}

function presentSession({ canceled_at, trainers, ...row }: Row, now: Date) {
  const at = now.toISOString();
  return {
    ...row,
    trainers: [...trainers],
    free: freeSpots(row.spots, row.taken),
    status: sessionStatus({ ...row, canceled_at }, at),
    is_past: isPast(row.starts_at, at),
  };
}

function inWords(
  conflict: Conflict,
  own: Row,
  byId: ReadonlyMap<number, Row>,
): CalendarSession['conflicts'][number] | null {
  const other = byId.get(conflict.session_id);
  if (!other) return null;
  return {
    session_id: other.id,
    activity: other.activity.name,
    start_time: other.start_time,
    end_time: other.end_time,
    is_same_location: conflict.is_same_location,
    trainers: own.trainers.filter(({ id }) => conflict.trainer_ids.includes(id)).map(({ name }) => name),
  };
}

function choicesIn(rows: readonly Row[]) {
  const named = (items: readonly (Named | null)[]) => {
    const known = new Map(items.flatMap((item) => (item === null ? [] : [[item.id, item] as const])));
    return [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.id - b.id);
  };
  return {
    locations: named(rows.map(({ location }) => location)),
    trainers: named(rows.flatMap(({ trainers }) => trainers)),
    activities: named(rows.map(({ activity }) => activity)),
  };
}

export function listCalendar({ db, params, query, now }: Call<typeof api.listCalendar>) {
  return findCalendar(db, { ...params, query, now });
}
