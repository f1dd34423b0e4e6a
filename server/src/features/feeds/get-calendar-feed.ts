import type * as api from '@move/contract/feeds/feeds.ts';
import { feedPeriod } from '@move/domain/feeds/feed-period.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { hashToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { matchesEtag } from '../../platform/http/replies/matches-etag.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call, Download } from '../../platform/http/route.ts';
import { type FeedFacts, type FeedSession, writeFeed } from './write-feed.ts';

type Feed = {
  id: number;
  user_id: number;
  locale: Locale;
  organization_id: number | null;
  activity_id: number | null;
};

/** Reads of one feed, and guesses of unknown addresses by one network, per hour. Calendar programs read a few times an hour. */
const FEED_LIMITS = { reads: 120, guesses: 60, seconds: 3_600 };

/** The most sessions in a feed, since programs show no more events. Sessions furthest from now are left out. */
const SESSIONS_MAX = 5_000;

/** Returns the feed of an address. The address is the only credential; an unknown one gets 404 without details. */
export async function getCalendarFeed(call: Call<typeof api.getCalendarFeed>): Promise<Download> {
  const { db, now, request, throttle, config } = call;
  const token = /^([\w-]{20,100})\.ics$/.exec(call.params.feed)?.[1];
  const feed = token === undefined ? undefined : await enterFeed(db, token);
  await throttle(
    feed ? `calendar-feed:${feed.id}` : `calendar-guess:${request.network}`,
    feed ? FEED_LIMITS.reads : FEED_LIMITS.guesses,
    FEED_LIMITS.seconds,
  );
  if (!feed) throw notFound();
  const period = feedPeriod(now.toISOString().slice(0, 10));
  const sessions = await findSessions(db, feed, { ...period, now: now.toISOString() });
  const name = await feedName(db, feed);
  const facts: FeedFacts = { name, locale: feed.locale, appUrl: config.appUrl, period };
  const mark = `"${createHash('sha256')
    .update(JSON.stringify([facts, sessions]))
    .digest('base64url')
    .slice(0, 24)}"`;
  return {
    // the text is written only for a program that doesn't have it yet
    file: matchesEtag(request.ifNoneMatch, mark) ? null : async () => Buffer.from(await writeFeed(sessions, facts)),
    filename: 'move.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    isInline: true,
    headers: { etag: mark, 'cache-control': 'private, max-age=900' },
  };
}

async function enterFeed(db: Database, token: string): Promise<Feed | undefined> {
  // alone in its statement, because the function enters the scope of the feed's organisations
  const { rows } = await sql<Feed>`select * from enter_calendar_feed(${hashToken(token)})`.execute(db);
  return rows[0];
}

type Looked = FeedFacts['period'] & { now: string };

/**
 * Canceled sessions stay in the feed, marked as canceled, and so do removed sessions that had participants. Activities and locations are
 * read once, in CTEs: there are far fewer of them than sessions, and row-level security checks each row that is read.
 */
async function findSessions(db: Database, feed: Feed, { first, last, now }: Looked): Promise<FeedSession[]> {
  const { rows } = await sql<FeedSession>`
    with offers as materialized (
      select activities.id, activities.organization_id, activities.name, activities.concept, activities.location_id, activities.updated_at,
        organizations.name as organization
      from activities join organizations on organizations.id = activities.organization_id and organizations.deleted_at is null
      where activities.deleted_at is null and ${ofFeed(feed)}
    ), places as materialized (
      select id, updated_at, name, street || ' ' || house_number || ', ' || zipcode || ' ' || city as address from locations
      where id in (
        select location_id from location_organizations where organization_id in (select organization_id from offers))
    )
    select sessions.id, sessions.activity_id, sessions.organization_id, offers.name as activity, offers.organization,
      offers.concept as is_concept, sessions.starts_at, sessions.ends_at, sessions.tz,
      case when places.id is null then null
        else jsonb_build_object('name', places.name, 'address', places.address) end as location,
      sessions.canceled_at is not null as is_canceled, sessions.canceled_cause,
      sessions.canceled_reason, sessions.created_at,
      greatest(sessions.updated_at, sessions.canceled_at, offers.updated_at, places.updated_at) as changed_at
    from sessions
    join offers on offers.id = sessions.activity_id
    left join places on places.id = coalesce(sessions.location_id, offers.location_id)
    where (sessions.deleted_at is null or sessions.canceled_at is not null)
      and sessions.starts_at >= ${first}::timestamptz and sessions.starts_at < ${last}::date + interval '1 day'
    order by greatest(sessions.starts_at - ${now}::timestamptz, ${now}::timestamptz - sessions.starts_at), sessions.id limit ${SESSIONS_MAX}`.execute(
    db,
  );
  return rows.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
}

function ofFeed({ organization_id, activity_id, user_id }: Feed) {
  if (activity_id !== null) return sql`activities.id = ${activity_id}`;
  if (organization_id !== null) return sql`activities.organization_id = ${organization_id}`;
  return sql`activities.id in (
    select contact_links.subject_id from contact_links join contacts on contacts.id = contact_links.contact_id
    where contacts.user_id = ${user_id} and contact_links.subject_type = 'activity' and 'trainer' = any (contact_links.roles))`;
}

const ownName = { nl: 'Mijn sessies', en: 'My sessions' } as const;

async function feedName(db: Database, { organization_id, activity_id, locale }: Feed): Promise<string> {
  if (organization_id === null) return ownName[locale];
  const { rows } = await sql<{ organization: string; activity: string | null }>`
    select organizations.name as organization,
      (select activities.name from activities where activities.id = ${activity_id}) as activity
    from organizations where organizations.id = ${organization_id}`.execute(db);
  const [found] = rows;
  return [found?.activity, found?.organization].filter((name) => typeof name === 'string').join(', ');
}
