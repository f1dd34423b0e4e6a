import { createHash } from 'node:crypto';
import type { readCalendarFeed } from '@move/contract/feeds/feeds.ts';
import { feedPeriod } from '@move/domain/feeds/feed-period.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
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

/** Per hour: programs ask a few times, a script that guesses many. */
const MOST = { reads: 120, guesses: 60, seconds: 3_600 };

/** More events than that no program shows; what lies furthest back is left out. */
const MOST_SESSIONS = 10_000;

/** Answers a calendar program: the address is all it has, and an unknown one says no more than that. */
export async function serveFeed(call: Call<typeof readCalendarFeed>): Promise<Download> {
  const { db, now, request, throttle, config } = call;
  const token = /^([\w-]{20,100})\.ics$/.exec(call.params.feed)?.[1];
  const feed = token === undefined ? undefined : await enterFeed(db, token);
  await throttle(
    feed ? `calendar-feed:${feed.id}` : `calendar-guess:${request.ip}`,
    feed ? MOST.reads : MOST.guesses,
    MOST.seconds,
  );
  if (!feed) throw notFound();
  const period = feedPeriod(now.toISOString().slice(0, 10));
  const sessions = await findSessions(db, feed, period);
  const name = await nameOf(db, feed);
  const facts: FeedFacts = { name, locale: feed.locale, appUrl: config.appUrl, period };
  const mark = `"${createHash('sha256')
    .update(JSON.stringify([facts, sessions]))
    .digest('base64url')
    .slice(0, 24)}"`;
  return {
    // the text is only written for whoever does not have it yet
    file: isKnown(request.ifNoneMatch, mark) ? null : async () => Buffer.from(writeFeed(sessions, facts)),
    filename: 'move.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    isInline: true,
    headers: { etag: mark, 'cache-control': 'private, max-age=900' },
  };
}

async function enterFeed(db: Database, token: string): Promise<Feed | undefined> {
  // a statement of its own: it enters the organisations of the feed
  const { rows } = await sql<Feed>`select * from enter_calendar_feed(${hashToken(token)})`.execute(db);
  return rows[0];
}

/** Canceled sessions stay in the calendar and say so, also when they were removed together with their participants. */
async function findSessions(db: Database, feed: Feed, period: FeedFacts['period']): Promise<FeedSession[]> {
  const { rows } = await sql<FeedSession>`
    select sessions.id, sessions.activity_id, sessions.organization_id, activities.name as activity,
      organizations.name as organization, activities.concept as is_concept, sessions.starts_at, sessions.ends_at, sessions.tz,
      (select jsonb_build_object('name', locations.name, 'address',
         locations.street || ' ' || locations.house_number || ', ' || locations.zipcode || ' ' || locations.city)
       from locations where locations.id = coalesce(sessions.location_id, activities.location_id)) as location,
      sessions.canceled_at is not null as is_canceled, sessions.created_at,
      greatest(sessions.updated_at, sessions.canceled_at, activities.updated_at) as changed_at
    from sessions
    join activities on activities.id = sessions.activity_id and activities.deleted_at is null
    join organizations on organizations.id = sessions.organization_id and organizations.deleted_at is null
    where (sessions.deleted_at is null or sessions.canceled_at is not null)
      and sessions.starts_at >= ${period.first}::date and sessions.starts_at < ${period.last}::date + 1 and ${ofFeed(feed)}
    order by sessions.starts_at desc, sessions.id desc limit ${MOST_SESSIONS}`.execute(db);
  return rows.toReversed();
}

function ofFeed({ organization_id, activity_id, user_id }: Feed) {
  if (activity_id !== null) return sql`sessions.activity_id = ${activity_id}`;
  if (organization_id !== null) return sql`sessions.organization_id = ${organization_id}`;
  return sql`sessions.activity_id in (
    select contact_links.subject_id from contact_links join contacts on contacts.id = contact_links.contact_id
    where contacts.user_id = ${user_id} and contact_links.subject_type = 'activity' and 'trainer' = any (contact_links.roles))`;
}

const ownName = { nl: 'Mijn sessies', en: 'My sessions' } as const;

async function nameOf(db: Database, { organization_id, activity_id, locale }: Feed): Promise<string> {
  if (organization_id === null) return ownName[locale];
  const { rows } = await sql<{ organization: string; activity: string | null }>`
    select organizations.name as organization,
      (select activities.name from activities where activities.id = ${activity_id}) as activity
    from organizations where organizations.id = ${organization_id}`.execute(db);
  const [found] = rows;
  return [found?.activity, found?.organization].filter((name) => typeof name === 'string').join(', ');
}

/** A proxy that compressed the answer weakens the mark. */
function isKnown(ifNoneMatch: string | null, mark: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === mark);
}
