import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type { Chosen } from '@move/contract/kit/filters/chosen.ts';
import type * as api from '@move/contract/sessions/sessions.ts';
import type { Session, SessionRow } from '@move/contract/sessions/sessions.ts';
import { freeSpots } from '@move/domain/sessions/capacity.ts';
import { isPast } from '@move/domain/sessions/deletion.ts';
import { type SessionStatus, sessionStatus } from '@move/domain/sessions/session-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isChosen } from '../../platform/database/expressions/chosen.ts';
import { isOfLiveOrganization } from '../../platform/database/expressions/live-organization.ts';
import { isInRange } from '../../platform/database/expressions/ranges.ts';
import { findPage, keptCount, keptLiveCount } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { addUpSessions, hasTotals } from './lists/session-totals.ts';
import { locationId, nameMatches, wordMatches } from './lists/session-search.ts';

type ApplicationQuery = QueryOf<typeof api.listApplicationSessions>;
type ListQuery = QueryOf<typeof api.listSessions> | ApplicationQuery;
type Computed = 'free' | 'status' | 'is_past';
type StoredRow = Omit<SessionRow, Computed> & { canceled_at: string | null };

const named = (table: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)})`;
const venueOf = (id: RawBuilder<unknown>) =>
  sql`(select ${named('locations')} from locations where locations.id = ${id})`;
const rateOf = (id: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('id', rates.id, 'name', rates.name, 'price_in_cents', rates.price_in_cents)
  from rates where rates.id = ${id})`;
const rateId = sql`case when sessions.rate_inherited then activities.rate_id else sessions.rate_id end`;

/**
 * SQL: whether a session has participants, including signed out ones. Reads the kept counts: when one session has most of the participants,
 * PostgreSQL would otherwise read the whole table for each session without participants.
 */
export const hasParticipants = sql`(
  select coalesce(sum(change), 0) > 0 from attendance_counts where attendance_counts.session_id = sessions.id)`;

const columns = sql`sessions.id, ${named('activities')} as activity, jsonb_build_object('id', sessions.organization_id, 'name', activities.organization_name) as organization,
  sessions.start_date, sessions.start_time, sessions.end_date, sessions.end_time, sessions.tz,
  sessions.starts_at, sessions.ends_at, sessions.spots, sessions.taken, sessions.waitlist_count,
  ${hasParticipants} as has_participants,
  ${venueOf(locationId)} as location, sessions.series_id, sessions.series_index, sessions.is_exception,
  (select jsonb_build_object('type', type, 'every', every, 'days', days, 'until', until, 'count', count, 'skip', skip)
   from session_series where session_series.id = sessions.series_id) as repetition,
  (select anchor_date from session_series where session_series.id = sessions.series_id) as anchor_date,
  sessions.canceled_at, sessions.canceled_cause, sessions.canceled_reason, sessions.updated_at`;

/** SQL: the activity of a session, as `activities`. */
const offers = sql`(
  select activities.*, organizations.name as organization_name from activities
  join organizations on organizations.id = activities.organization_id) as activities`;
const withOffers = sql`join ${offers} on activities.id = sessions.activity_id`;

/**
 * SQL: leaves out removed sessions, and sessions of removed activities and organisations. These are few, so the index on sessions is
 * enough.
 */
export const isInSight = sql`sessions.deleted_at is null
  and sessions.activity_id not in (select activities.id from activities where activities.deleted_at is not null)
  and ${isOfLiveOrganization(sql`sessions.organization_id`)}`;

/** Adds the status, the free spots and whether it has started to a stored session. */
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
  query: QueryOf<typeof api.listSessions>,
  asked: { activityId: number; organizationId: number; now: Date },
) {
  const { activityId, organizationId, now } = asked;
  const { rows } = await sql`
    select from activities join organizations on organizations.id = activities.organization_id
    where activities.id = ${activityId} and activities.organization_id = ${organizationId}
      and activities.deleted_at is null and organizations.deleted_at is null`.execute(db);
  if (rows.length === 0) throw notFound();
  // only the activity, which implies the organisation: given both, a prepared statement uses the index on both, which has neither the order
  // nor the columns of the list
  const where = [sql`sessions.activity_id = ${activityId}`, sql`sessions.deleted_at is null`, ...withinActivity(query)];
  return findRows(db, query, { where, now, total: totalOfActivity(query, asked) });
}

type Listed = { activityId: number; organizationId: number };

function totalOfActivity(query: QueryOf<typeof api.listSessions>, { activityId, organizationId }: Listed) {
  const { search, bundleId, withoutBundleId, ...others } = query;
  return isFiltered([search, bundleId, withoutBundleId, ...commonFilters(others)])
    ? undefined
    : keptCount(`sessions of ${activityId}`, organizationId);
}

export async function findApplicationSessions(db: Database, query: ApplicationQuery, now: Date) {
  const { organizationId, activityId, sportId, waitlistHasRoom } = query;
  const where = [isInSight];
  const { search } = query;
  const isOfOne = activityId !== undefined && !activityId.isNot && activityId.values.length === 1;
  if (search) where.push(isOfOne ? sql`(${nameMatches(search)} or ${wordMatches(search)})` : nameMatches(search));
  if (organizationId !== undefined) where.push(sql`sessions.organization_id = ${organizationId}`);
  if (activityId !== undefined) where.push(isChosen(sql`sessions.activity_id`, activityId));
  if (sportId !== undefined) {
    where.push(
      sql`sessions.activity_id in (
        select activities.id from activities where ${isChosen(sql`activities.sport_id`, sportId)})`,
    );
  }
  if (waitlistHasRoom !== undefined) {
    // the count includes people who are invited already, for whom nothing is to be done
    const hasRoom = sql`(sessions.waitlist_count > 0 and coalesce(sessions.taken < sessions.spots, true)
      and sessions.starts_at > ${now.toISOString()} and sessions.canceled_at is null
      and exists (select from waitlist_entries entry where entry.session_id = sessions.id and entry.status = 'waiting'))`;
    where.push(waitlistHasRoom ? hasRoom : sql`not ${hasRoom}`);
  }
  const page = await findRows(db, query, { where, now, total: keptTotal(query) });
  const found = { from: partsOf(query).from, where: [...where, ...filtersOf(query, now)] };
  return { ...page, totals: hasTotals(query) ? await addUpSessions(db, found, now) : null };
}

const isFiltered = (filters: readonly unknown[]) => filters.some((filter) => filter !== undefined && filter !== '');

/** The filters of every list of sessions, apart from the search. */
const commonFilters = ({ dateFrom, dateUntil, past, canceled, status, taken }: Partial<ListQuery>) => [
  dateFrom,
  dateUntil,
  past,
  canceled,
  status,
  taken,
];

/** The total without a filter: all sessions of the organisations, minus those of removed activities, which are few. */
function keptTotal({ search, organizationId, activityId, sportId, waitlistHasRoom, ...others }: ApplicationQuery) {
  if (isFiltered([search, activityId, sportId, waitlistHasRoom, ...commonFilters(others)])) return undefined;
  const of = (table: string) =>
    organizationId === undefined ? sql`true` : sql`${sql.ref(`${table}.organization_id`)} = ${organizationId}`;
  return sql`(${keptLiveCount('sessions', organizationId)}
    - (select count(*) from activities join sessions on sessions.activity_id = activities.id and sessions.deleted_at is null
       join organizations on organizations.id = activities.organization_id and organizations.deleted_at is null
       where activities.deleted_at is not null and ${of('activities')}))`;
}

const sort = {
  starts_at: sql`sessions.starts_at`,
  taken: sql`sessions.taken`,
  spots: sql`sessions.spots`,
  waitlist_count: sql`sessions.waitlist_count`,
  updated_at: sql`sessions.updated_at`,
  activity: sql`lower(activities.name)`,
  organization: sql`lower(activities.organization_name)`,
};

/** The tables from which page and total are read: sessions only, unless the sorting or a search needs names. */
function partsOf({ sort: asked, search }: ListQuery) {
  return search || asked === 'activity' || asked === 'organization'
    ? { from: sql`sessions ${withOffers}`, joins: sql`` }
    : { from: sql`sessions`, joins: withOffers };
}

type Conditions = readonly RawBuilder<unknown>[];

type Reading = { where: Conditions; now: Date; total?: RawBuilder<unknown> | undefined };

async function findRows(db: Database, query: ListQuery, { where, now, total }: Reading) {
  const { from, joins } = partsOf(query);
  const { rows, meta } = await findPage<StoredRow, keyof typeof sort>(
    db,
    {
      select: columns,
      from,
      where: [...where, ...filtersOf(query, now)],
      sort,
      id: sql`sessions.id`,
      lookup: { joins, where: sql`true` },
      total,
    },
    query,
  );
  const sessions = rows.map(({ canceled_at, ...row }): SessionRow => shown(row, canceled_at, now));
  return { sessions, meta };
}

/**
 * SQL: the filters of a list. Days are local to each session. The conditions on instants, a day wider than any time zone needs, are for the
 * index: compared with a plain day they would be evaluated after row-level security, without the index.
 */
function filtersOf(query: ListQuery, now: Date): RawBuilder<unknown>[] {
  const { dateFrom, dateUntil, past, canceled, status, taken } = query;
  const where: RawBuilder<unknown>[] = [];
  if (dateFrom !== undefined) {
    where.push(
      sql`sessions.start_date >= ${dateFrom}::date and sessions.starts_at >= (${dateFrom}::date - 1)::timestamptz`,
    );
  }
  if (dateUntil !== undefined) {
    where.push(
      sql`sessions.start_date <= ${dateUntil}::date and sessions.starts_at < (${dateUntil}::date + 2)::timestamptz`,
    );
  }
  if (past === true) where.push(sql`sessions.starts_at <= ${now.toISOString()}`);
  if (past === false) where.push(sql`sessions.starts_at > ${now.toISOString()}`);
  if (canceled !== undefined) where.push(sql`(sessions.canceled_at is not null) = ${canceled}`);
  if (status !== undefined) where.push(...hasStatus(status, now));
  if (taken !== undefined) where.push(isInRange(sql`sessions.taken`, taken));
  return where;
}

/** SQL: the status as `sessionStatus` computes it. For future sessions only, a condition on the start lets PostgreSQL use the index. */
function hasStatus(status: Chosen<SessionStatus>, now: Date): RawBuilder<unknown>[] {
  const at = now.toISOString();
  const isAhead = !status.isNot && status.values.every((one) => one === 'scheduled' || one === 'full');
  const current = sql`(case when sessions.canceled_at is not null then 'canceled' when sessions.ends_at <= ${at} then 'past'
    when sessions.starts_at <= ${at} then 'running' when sessions.taken >= sessions.spots then 'full' else 'scheduled' end)`;
  return [...(isAhead ? [sql`sessions.starts_at > ${at}`] : []), isChosen(current, status)];
}

/** Filters that exist only within an activity. */
function withinActivity({
  search,
  bundleId,
  withoutBundleId,
}: QueryOf<typeof api.listSessions>): RawBuilder<unknown>[] {
  const isIn = (id: number) => sql`exists (
    select from bundle_sessions inside where inside.session_id = sessions.id and inside.bundle_id = ${id})`;
  return [
    ...(search ? [wordMatches(search)] : []),
    ...(bundleId === undefined ? [] : [isIn(bundleId)]),
    ...(withoutBundleId === undefined ? [] : [sql`not ${isIn(withoutBundleId)}`]),
  ];
}

export type SessionPath = { organizationId: number; activityId: number; sessionId: number };

/** A session of an activity with its position in the series. Throws 404 when the path names no session or a removed one. */
export async function findSession(db: Database, path: SessionPath, now: Date): Promise<Session> {
  const at = now.toISOString();
  const neighbour = (side: 'previous' | 'next') => {
    const [comparison, direction] = side === 'previous' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
    return sql`(select other.id from sessions other
      where other.activity_id = sessions.activity_id and other.deleted_at is null
        and (sessions.series_id is null or other.series_id = sessions.series_id)
        and (other.starts_at, other.id) ${comparison} (sessions.starts_at, sessions.id)
      order by other.starts_at ${direction}, other.id ${direction} limit 1)`;
  };
  const { rows } = await sql<Omit<Session, Computed | 'may'>>`
    select ${columns}, ${rateId} as rate_id, ${rateOf(rateId)} as rate, sessions.rate_inherited, sessions.location_id,
      sessions.subscribe_from, sessions.subscribe_until,
      jsonb_build_object('rate', ${rateOf(sql`activities.rate_id`)},
        'price_open', activities.rate_id is null and activities.price_open, 'location', ${venueOf(sql`activities.location_id`)},
        'subscribe_from', activities.subscribe_from, 'subscribe_until', activities.subscribe_until) as inherited,
      (select count(*) from spot_reservations where spot_reservations.session_id = sessions.id) as reserved,
      sessions.canceled_notified, jsonb_build_object('participants', ${peopleHad}, 'waiting', sessions.waitlist_count,
        'trainers', ${trainersToMail}) as people,
      ${seriesOf(at)} as series, ${neighbour('previous')} as previous_id, ${neighbour('next')} as next_id,
      sessions.created_at
    from sessions ${withOffers}
    where sessions.id = ${path.sessionId} and sessions.activity_id = ${path.activityId}
      and sessions.organization_id = ${path.organizationId} and ${isInSight}`.execute(db);
  const [stored] = rows;
  if (!stored) throw notFound();
  const session = shown(stored, stored.canceled_at, now);
  const isAhead = session.status !== 'canceled' && !session.is_past;
  return { ...session, may: { update: session.status !== 'canceled', remove: isAhead, cancel: isAhead } };
}

/** SQL: the number of participants; of a canceled session the number that it had when it was canceled. */
const peopleHad = sql`(
  select count(*) from participants where session_id = sessions.id
    and (status <> 'canceled' or participants.canceled_at = sessions.canceled_at))`;

const trainersToMail = sql`(
  select count(*) from contact_links link join contacts on contacts.id = link.contact_id
    left join users on users.id = contacts.user_id
  where link.organization_id = sessions.organization_id and link.subject_type = 'activity'
    and link.subject_id = sessions.activity_id and 'trainer' = any (link.roles) and contacts.email <> ''
    and users.closed_at is null and contacts.left_team_at is null)`;

/** SQL: the number of participants, including signed out ones. */
const peopleOf = (id: RawBuilder<unknown>) =>
  sql`(select count(*) from participants where session_id = ${id} and status <> 'canceled')`;

function seriesOf(at: string) {
  return sql`(
    select jsonb_build_object('id', sessions.series_id, 'count', count(*),
      'position', count(*) filter (where mate.series_index <= sessions.series_index),
      'following', jsonb_build_object(
        'sessions', count(*) filter (where mate.series_index >= sessions.series_index and mate.starts_at > ${at}),
        'participants', coalesce(sum(${peopleOf(sql`mate.id`)}) filter
          (where mate.series_index >= sessions.series_index and mate.starts_at > ${at}), 0),
        'waiting', coalesce(sum(mate.waitlist_count) filter
          (where mate.series_index >= sessions.series_index and mate.starts_at > ${at}), 0)))
    from sessions mate where mate.series_id = sessions.series_id and mate.deleted_at is null
    having sessions.series_id is not null)`;
}

export function listSessions({ db, query, params, now }: Call<typeof api.listSessions>) {
  return findSessions(db, query, { ...params, now });
}

export async function getSession({ db, params, now }: Call<typeof api.getSession>) {
  return { session: await findSession(db, params, now) };
}

export function listApplicationSessions({ db, query, now }: Call<typeof api.listApplicationSessions>) {
  return findApplicationSessions(db, query, now);
}

export function listSessionsOfApplication({ db, query, now }: Call<typeof api.listSessionsOfApplication>) {
  return findApplicationSessions(db, query, now);
}
