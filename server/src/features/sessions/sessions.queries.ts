import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type { listApplicationSessions, listSessions, Session, SessionRow } from '@move/contract/sessions/sessions.ts';
import { freeSpots } from '@move/domain/sessions/capacity.ts';
import { isPast } from '@move/domain/sessions/deletion.ts';
import { sessionStatus } from '@move/domain/sessions/session-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/links.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';

type ListQuery = QueryOf<typeof listSessions> | QueryOf<typeof listApplicationSessions>;
type Computed = 'free' | 'status' | 'is_past';
type StoredRow = Omit<SessionRow, Computed> & { canceled_at: string | null };

const named = (table: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)})`;
const placeOf = (id: RawBuilder<unknown>) =>
  sql`(select ${named('locations')} from locations where locations.id = ${id})`;
const rateOf = (id: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('id', rates.id, 'name', rates.name, 'price_in_cents', rates.price_in_cents)
  from rates where rates.id = ${id})`;
const rateId = sql`case when sessions.rate_inherited then activities.rate_id else sessions.rate_id end`;
const locationId = sql`coalesce(sessions.location_id, activities.location_id)`;

const columns = sql`sessions.id, ${named('activities')} as activity, ${named('organizations')} as organization,
  sessions.start_date, sessions.start_time, sessions.end_date, sessions.end_time, sessions.tz,
  sessions.starts_at, sessions.ends_at, sessions.spots, sessions.taken, sessions.waitlist_count,
  ${placeOf(locationId)} as location, sessions.series_id, sessions.series_index, sessions.is_exception,
  (select jsonb_build_object('type', type, 'every', every, 'days', days, 'until', until, 'count', count, 'skip', skip)
   from session_series where session_series.id = sessions.series_id) as repetition,
  (select anchor_date from session_series where session_series.id = sessions.series_id) as anchor_date,
  sessions.canceled_at, sessions.updated_at`;

const tables = sql`sessions
  join activities on activities.id = sessions.activity_id and activities.deleted_at is null
  join organizations on organizations.id = sessions.organization_id and organizations.deleted_at is null`;

const searchText = sql`fold(activities.name || ' ' || organizations.name || ' ' || coalesce(
  (select locations.name from locations where locations.id = ${locationId}), ''))`;

/** What the clock and the capacity make of a stored session. */
function shown<Stored extends Omit<StoredRow, 'canceled_at'>>(row: Stored, canceledAt: string | null, now: Date) {
  const at = now.toISOString();
  return {
    ...row,
    free: freeSpots(row.spots, row.taken),
    status: sessionStatus({ ...row, canceled_at: canceledAt }, at),
    is_past: isPast(row.starts_at, at),
  };
}

export async function findSessions(
  db: Database,
  query: QueryOf<typeof listSessions>,
  asked: { activityId: number; organizationId: number; now: Date },
) {
  const { rows } = await sql`
    select from activities where id = ${asked.activityId} and organization_id = ${asked.organizationId}
      and deleted_at is null`.execute(db);
  if (rows.length === 0) throw notFound();
  return findRows(db, query, { where: [sql`sessions.activity_id = ${asked.activityId}`], now: asked.now });
}

export function findApplicationSessions(db: Database, query: QueryOf<typeof listApplicationSessions>, now: Date) {
  const where: RawBuilder<unknown>[] = [];
  if (query.organizationId !== undefined) where.push(sql`sessions.organization_id = ${query.organizationId}`);
  if (query.activityId !== undefined) where.push(sql`sessions.activity_id = ${query.activityId}`);
  if (query.sportId !== undefined) where.push(sql`activities.sport_id = ${query.sportId}`);
  return findRows(db, query, { where, now });
}

const sort = {
  starts_at: sql`sessions.starts_at`,
  taken: sql`sessions.taken`,
  spots: sql`sessions.spots`,
  waitlist_count: sql`sessions.waitlist_count`,
  updated_at: sql`sessions.updated_at`,
  activity: sql`fold(activities.name)`,
  organization: sql`fold(organizations.name)`,
};

async function findRows(db: Database, query: ListQuery, { where, now }: { where: RawBuilder<unknown>[]; now: Date }) {
  const filter = [sql`sessions.deleted_at is null`, ...where, ...filtersOf(query, now)];
  const { rows, meta } = await findPage<StoredRow, keyof typeof sort>(
    db,
    { select: columns, from: tables, where: filter, sort, id: sql`sessions.id` },
    query,
  );
  const sessions = rows.map(({ canceled_at, ...row }): SessionRow => shown(row, canceled_at, now));
  return { sessions, meta };
}

/** Days are local to each session; the instants beside them are there for the index, a day wide of any zone. */
function filtersOf({ search, dateFrom, dateUntil, past }: ListQuery, now: Date): RawBuilder<unknown>[] {
  const where: RawBuilder<unknown>[] = [];
  if (search) where.push(matches(searchText, search));
  if (dateFrom !== undefined) {
    where.push(sql`sessions.start_date >= ${dateFrom}::date and sessions.starts_at >= ${dateFrom}::date - 1`);
  }
  if (dateUntil !== undefined) {
    where.push(sql`sessions.start_date <= ${dateUntil}::date and sessions.starts_at < ${dateUntil}::date + 2`);
  }
  if (past === true) where.push(sql`sessions.starts_at <= ${now.toISOString()}`);
  if (past === false) where.push(sql`sessions.starts_at > ${now.toISOString()}`);
  return where;
}

export type SessionPath = { organizationId: number; activityId: number; sessionId: number };

/** One live session of an activity, with its place in the series. 404 when the path names none. */
export async function findSession(db: Database, path: SessionPath, now: Date): Promise<Session> {
  const at = now.toISOString();
  const neighbour = (side: 'previous' | 'next') => {
    const [comparison, direction] = side === 'previous' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
    return sql`(select other.id from sessions other
      where other.activity_id = sessions.activity_id and other.deleted_at is null
        and (other.starts_at, other.id) ${comparison} (sessions.starts_at, sessions.id)
      order by other.starts_at ${direction}, other.id ${direction} limit 1)`;
  };
  const { rows } = await sql<Omit<Session, Computed | 'may'>>`
    select ${columns}, ${rateId} as rate_id, ${rateOf(rateId)} as rate, sessions.rate_inherited, sessions.location_id,
      sessions.subscribe_from, sessions.subscribe_until,
      jsonb_build_object('rate', ${rateOf(sql`activities.rate_id`)}, 'location', ${placeOf(sql`activities.location_id`)},
        'subscribe_from', activities.subscribe_from, 'subscribe_until', activities.subscribe_until) as inherited,
      ${seriesOf(at)} as series, ${neighbour('previous')} as previous_id, ${neighbour('next')} as next_id,
      sessions.created_at
    from ${tables}
    where sessions.id = ${path.sessionId} and sessions.activity_id = ${path.activityId}
      and sessions.organization_id = ${path.organizationId} and sessions.deleted_at is null`.execute(db);
  const [stored] = rows;
  if (!stored) throw notFound();
  const session = shown(stored, stored.canceled_at, now);
  return { ...session, may: { remove: !session.is_past } };
}

function seriesOf(at: string) {
  return sql`(
    select jsonb_build_object('id', sessions.series_id, 'count', count(*),
      'position', count(*) filter (where mate.series_index <= sessions.series_index),
      'following', jsonb_build_object(
        'sessions', count(*) filter (where mate.series_index >= sessions.series_index and mate.starts_at > ${at}),
        'participants', coalesce(sum(mate.taken) filter
          (where mate.series_index >= sessions.series_index and mate.starts_at > ${at}), 0)))
    from sessions mate where mate.series_id = sessions.series_id and mate.deleted_at is null
    having sessions.series_id is not null)`;
}
