import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as sessionWaitlistApi from '@move/contract/waitlist/session-waitlist.ts';
import type { Waitlist, WaitlistEntry } from '@move/contract/waitlist/waitlist-entry.ts';
import type * as api from '@move/contract/waitlist/waitlist-invites.ts';
import { ageOn } from '@move/domain/kit/dates/dates.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { listVersion } from '../../platform/database/version.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findSignUpEnd, ineligibleBecause, isOfBookable, type BookableRef } from '../bookings/public.ts';
import { enterInvite, WAITLIST_LINK_LIMITS } from './invitations/answer-by-link.ts';
import { findInvite } from './invitations/find-invite.ts';

export async function getWaitlistInvite(call: Call<typeof api.getWaitlistInvite>) {
  const { db, params, now, throttle, request, config } = call;
  await throttle(`waitlist-link:${request.network}`, WAITLIST_LINK_LIMITS.reads, WAITLIST_LINK_LIMITS.seconds);
  const entryId = await enterInvite(db, params.waitlistToken);
  return { invite: await findInvite(db, entryId, { now, config }) };
}

/** Names the waiting list of a session or bundle; `now` decides which sessions of a bundle are still to come. */
export type ListPath = { organizationId: number; activityId: number; bookable: BookableRef; now: Date };
type Stored = Omit<WaitlistEntry, 'age'> & { day: string | null };

/** SQL: a row with the session or bundle of a path: id, day, time zone, spots, taken, room and version. */
const bookableRow = ({ organizationId, activityId, bookable, now }: ListPath) => {
  const owner = sql`own.activity_id = ${activityId} and own.organization_id = ${organizationId} and own.deleted_at is null`;
  return bookable.kind === 'session'
    ? sql`(select own.id, own.start_date as day, own.tz, own.spots, own.taken, own.spots - own.taken as room, own.updated_at
        from sessions own where own.id = ${bookable.id} and ${owner})`
    : sql`(select own.id, next.day, next.tz, own.spots, own.taken, next.room, own.updated_at
        from bundles own left join lateral (
          select min(sessions.start_date) as day, min(sessions.tz) as tz, min(sessions.spots - sessions.taken) as room
          from bundle_sessions link join sessions on sessions.id = link.session_id
          where link.bundle_id = own.id and sessions.deleted_at is null and sessions.canceled_at is null
            and sessions.starts_at > ${now.toISOString()}) as next on true
        where own.id = ${bookable.id} and ${owner})`;
};

/** SQL: the entries of one list, each with the number of eligible entries that wait before it. */
function entriesOf(path: ListPath): RawBuilder<unknown> {
  return sql`(
    select judged.*, count(*) filter (where status = 'waiting' and ineligible_because is null)
      over (order by position rows between unbounded preceding and 1 preceding) as ahead
    from (
      select waitlist_entries.*, bookable.day, ${ineligibleBecause(path.bookable, { day: sql<string>`bookable.day`, now: path.now })} as ineligible_because
      from waitlist_entries join ${bookableRow(path)} as bookable on true
      join activities on activities.id = ${path.activityId} and activities.deleted_at is null
      where ${isOfBookable(path.bookable)}) as judged) as entries`;
}

const columns = sql`entries.id, entries.first_name, entries.last_name, entries.email, entries.date_of_birth, entries.gender,
  entries.notes, entries.locale, entries.position, entries.status, entries.ahead,
  case when entries.status in ('waiting', 'declined', 'expired') then entries.ineligible_because end as ineligible_because, entries.invited_at,
  entries.expires_at, entries.token_hash is not null as is_mailed, entries.reserves, entries.is_automatic,
  entries.answered_at, entries.day, entries.created_at, entries.updated_at`;

function shown({ day, ...entry }: Stored): WaitlistEntry {
  const { date_of_birth } = entry;
  return { ...entry, age: date_of_birth === null || day === null ? null : ageOn(date_of_birth, day) };
}

export async function findEntries(
  db: Database,
  query: QueryOf<typeof sessionWaitlistApi.listSessionWaitlist>,
  path: ListPath,
) {
  const waitlist = await findWaitlist(db, path);
  const where = [query.status === undefined ? sql`entries.status <> 'removed'` : sql`entries.status = ${query.status}`];
  if (query.search) {
    where.push(
      matches(sql`fold(entries.first_name || ' ' || entries.last_name || ' ' || entries.email::text)`, query.search),
    );
  }
  // waiting and invited entries first; finished ones below, whatever their position was
  const sort = { position: [sql`entries.status not in ('waiting', 'invited')`, sql`entries.position`] };
  const parts = { select: columns, from: entriesOf(path), where, sort, id: sql`entries.id` };
  const { rows, meta } = await findPage<Stored, keyof typeof sort>(db, parts, query);
  return { entries: rows.map(shown), meta, waitlist };
}

type StoredList = Omit<Waitlist, 'closes_at' | 'counts'> & Waitlist['counts'];

/** Returns the list without its entries. Throws 404 when the path names no session or bundle. */
async function findWaitlist(db: Database, path: ListPath): Promise<Waitlist> {
  const counted = (status: string) => sql`(select count(*) from waitlist_entries
    where status = ${status} and ${isOfBookable(path.bookable)})`;
  const { rows } = await sql<StoredList>`
    select activities.has_waitlist, activities.waitlist_auto_invite as auto_invite,
      greatest(0, least(bookable.spots - bookable.taken, bookable.room)) as free,
      coalesce(bookable.tz, organizations.timezone) as tz, ${counted('waiting')} as waiting, ${counted('invited')} as invited
    from ${bookableRow(path)} as bookable
    join activities on activities.id = ${path.activityId} and activities.deleted_at is null
    join organizations on organizations.id = activities.organization_id`.execute(db);
  const [list] = rows;
  if (!list) throw notFound();
  const { waiting, invited, ...facts } = list;
  return {
    ...facts,
    closes_at: instantOf(await findSignUpEnd(db, path.bookable, path.now)),
    counts: { waiting, invited },
  };
}

/** Returns a version that changes with every entry, and with what decides who is invited: spots, sign-up and settings. */
export async function findListVersion(db: Database, path: ListPath): Promise<{ version: string }> {
  const entry = (column: string) => sql.ref(`waitlist_entries.${column}`);
  const facts = [entry('updated_at'), entry('status'), sql`waitlist_entries.token_hash is null`];
  const { rows } = await sql<{ version: string }>`
    select concat_ws('-', (select ${listVersion(entry('id'), ...facts)} from waitlist_entries where ${isOfBookable(path.bookable)}),
      bookable.spots, bookable.taken, bookable.room, extract(epoch from bookable.updated_at), extract(epoch from activities.updated_at))
      as version
    from ${bookableRow(path)} as bookable
    join activities on activities.id = ${path.activityId} and activities.deleted_at is null`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

const instantOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

export async function findEntry(db: Database, path: ListPath, entryId: number): Promise<WaitlistEntry> {
  const { rows } = await sql<Stored>`
    select ${columns} from ${entriesOf(path)} where entries.id = ${entryId}`.execute(db);
  const [entry] = rows;
  if (!entry) throw notFound();
  return shown(entry);
}
