import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { BookableRef } from '../spots/bookable-ref.ts';

/** The first `limit` ids above `after`. */
export type Batch = { after: number; limit: number };
type BookableBatch = Batch & { kind: BookableRef['kind'] };

export type StartedBookable = BookableRef & { is_canceled: boolean };

type AskedOver = { isAsked: ReturnType<typeof sql<boolean>>; limit: number; now: Date };

/** SQL: the sessions that match `isAsked` and whose waiting list is over, because they have started or don't take place. */
const overSessions = ({ isAsked, limit, now }: AskedOver) => sql<StartedBookable>`
  select 'session' as kind, sessions.id, (
    sessions.canceled_at is not null or sessions.deleted_at is not null or activities.deleted_at is not null) as is_canceled
  from sessions join activities on activities.id = sessions.activity_id
  where sessions.waitlist_count > 0 and ${isAsked} and (
    sessions.starts_at <= ${now.toISOString()} or sessions.canceled_at is not null or sessions.deleted_at is not null
    or activities.deleted_at is not null)
  order by sessions.id limit ${limit}`;

const overBundles = ({ isAsked, limit, now }: AskedOver) => sql<StartedBookable>`
  select 'bundle' as kind, bundles.id, (
    bundles.deleted_at is not null or activities.deleted_at is not null or first.starts_at is null) as is_canceled
  from bundles join activities on activities.id = bundles.activity_id
  cross join lateral (
    select min(inside.starts_at) as starts_at from bundle_sessions link join sessions inside on inside.id = link.session_id
    where link.bundle_id = bundles.id and inside.deleted_at is null and inside.canceled_at is null) as first
  where bundles.waitlist_count > 0 and ${isAsked} and (
    coalesce(first.starts_at, '-infinity') <= ${now.toISOString()} or bundles.deleted_at is not null
    or activities.deleted_at is not null)
  order by bundles.id limit ${limit}`;

export async function findStartedBookables(
  db: Database,
  asked: BookableBatch & { now: Date },
): Promise<StartedBookable[]> {
  const { kind, after, ...rest } = asked;
  const query =
    kind === 'session'
      ? overSessions({ ...rest, isAsked: sql<boolean>`sessions.id > ${after}` })
      : overBundles({ ...rest, isAsked: sql<boolean>`bundles.id > ${after}` });
  return (await query.execute(db)).rows;
}

/** Returns one session or bundle whose waiting list must be closed; null while its list continues. */
export async function findIfStarted(
  db: Database,
  { kind, id }: BookableRef,
  now: Date,
): Promise<StartedBookable | null> {
  const query =
    kind === 'session'
      ? overSessions({ isAsked: sql<boolean>`sessions.id = ${id}`, limit: 1, now })
      : overBundles({ isAsked: sql<boolean>`bundles.id = ${id}`, limit: 1, now });
  return (await query.execute(db)).rows[0] ?? null;
}

/** Expired invitations. */
export async function findExpiredInvites(
  db: Database,
  { after, limit, now }: Batch & { now: Date },
): Promise<{ id: number }[]> {
  return db
    .selectFrom('waitlist_entries')
    .select('id')
    .where('status', '=', 'invited')
    .where('expires_at', '<=', now.toISOString())
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

const isOffering = sql`activities.has_waitlist and activities.waitlist_auto_invite and activities.deleted_at is null`;

const offerableSessions = ({ after, limit, now }: Batch & { now: Date }) => sql<BookableRef>`
  select 'session' as kind, sessions.id from sessions join activities on activities.id = sessions.activity_id
  where sessions.waitlist_count > 0 and sessions.id > ${after} and ${isOffering}
    and sessions.deleted_at is null and sessions.canceled_at is null and sessions.starts_at > ${now.toISOString()}
    and (sessions.spots is null or sessions.taken < sessions.spots)
    and exists (select from waitlist_entries where session_id = sessions.id and status = 'waiting')
  order by sessions.id limit ${limit}`;

const offerableBundles = ({ after, limit, now }: Batch & { now: Date }) => sql<BookableRef>`
  select 'bundle' as kind, bundles.id from bundles join activities on activities.id = bundles.activity_id
  where bundles.waitlist_count > 0 and bundles.id > ${after} and ${isOffering} and bundles.deleted_at is null
    and (bundles.spots is null or bundles.taken < bundles.spots)
    and exists (select from waitlist_entries where bundle_id = bundles.id and status = 'waiting')
    and not exists (
      select from bundle_sessions link join sessions inside on inside.id = link.session_id
      where link.bundle_id = bundles.id and inside.starts_at > ${now.toISOString()} and inside.deleted_at is null
        and inside.canceled_at is null and inside.taken >= inside.spots)
  order by bundles.id limit ${limit}`;

/** Sessions or bundles with a free spot and an entry that can be invited. */
export async function findOfferable(
  db: Database,
  { kind, ...batch }: BookableBatch & { now: Date },
): Promise<BookableRef[]> {
  const query = kind === 'session' ? offerableSessions(batch) : offerableBundles(batch);
  return (await query.execute(db)).rows;
}
