import type * as api from '@move/contract/feeds/feeds.ts';
import { type CalendarFeed, FEEDS_MAX } from '@move/contract/feeds/feeds.ts';
import { gate } from '@move/domain/access/gate.ts';
import { type RawBuilder, sql } from 'kysely';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { all } from '../../platform/database/page.ts';
import { notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call, Caller } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';

type StoredFeed = Omit<CalendarFeed, 'may'>;

type FeedOwner = { organizationId: number } | { userId: number };

export const isOfOwner = (owner: FeedOwner) =>
  'organizationId' in owner
    ? sql`feeds.organization_id = ${owner.organizationId}`
    : sql`feeds.organization_id is null and feeds.user_id = ${owner.userId}`;

export async function findFeeds(db: Database, where: readonly RawBuilder<unknown>[]): Promise<StoredFeed[]> {
  const { rows } = await sql<StoredFeed>`
    select feeds.id, feeds.created_at, feeds.last_used_at,
      (select jsonb_build_object('id', activities.id, 'name', activities.name) from activities
       where activities.id = feeds.activity_id) as activity,
      jsonb_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name) as made_by,
      users.deleted_at is null and users.closed_at is null and (feeds.organization_id is null or sees_sessions(feeds.user_id, feeds.organization_id))
        as is_working
    from calendar_feeds feeds join users on users.id = feeds.user_id
    where feeds.revoked_at is null and ${all(where)}
    order by feeds.created_at desc, feeds.id desc limit 500`.execute(db);
  return rows;
}

/** Whether the caller may revoke the feed: anyone who may edit the organisation may revoke the feeds of colleagues. */
export function mayRevoke(caller: Caller, feed: StoredFeed): boolean {
  return feed.made_by.id === caller.user.id || gate(caller).can('edit-organization');
}

export const presentFeed =
  (caller: Caller) =>
  (feed: StoredFeed): CalendarFeed => ({
    ...feed,
    may: { revoke: mayRevoke(caller, feed) },
  });

type Wanted = { place: FeedOwner; activity_id: number | null };

/** Stores only a hash of the secret: a user who loses the address creates another. */
export async function makeFeed(
  { db, caller, config }: Pick<Call<typeof api.createCalendarFeed>, 'db' | 'caller' | 'config'>,
  { place, activity_id }: Wanted,
) {
  // locked: of two calls at once, the second also counts the feed of the first
  await db.selectFrom('users').select('id').where('id', '=', caller.user.id).forUpdate().execute();
  const mine = await findFeeds(db, [isOfOwner(place), sql`feeds.user_id = ${caller.user.id}`]);
  if (mine.length >= FEEDS_MAX) throw refusedByState('state', 'calendar.feeds', { max: FEEDS_MAX });
  const token = newToken();
  const { id } = await db
    .insertInto('calendar_feeds')
    .values({
      organization_id: 'organizationId' in place ? place.organizationId : null,
      activity_id,
      user_id: caller.user.id,
      token_hash: hashToken(token),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await findFeed(db, place, id);
  const feed = presentFeed(caller)(stored);
  const url = `${config.appUrl}/v1/calendar/${token}.ics`;
  return changed({ feed, url }, { subject: subjectOf(stored), after: valuesOf(stored) });
}

export async function findFeed(db: Database, place: FeedOwner, id: number): Promise<StoredFeed> {
  const [feed] = await findFeeds(db, [isOfOwner(place), sql`feeds.id = ${id}`]);
  if (!feed) throw notFound();
  return feed;
}

export async function revokeFeed(db: Database, feed: StoredFeed) {
  await db.updateTable('calendar_feeds').set({ revoked_at: sql`now()` }).where('id', '=', feed.id).execute();
  return changed(undefined, { subject: subjectOf(feed), before: valuesOf(feed) });
}

const subjectOf = ({ id, activity, made_by }: StoredFeed): Subject => ({
  type: 'calendar_feeds',
  id,
  name: activity?.name ?? made_by.name,
});

const valuesOf = ({ activity, made_by }: StoredFeed) => ({ activity_id: activity?.id ?? null, user_id: made_by.id });
