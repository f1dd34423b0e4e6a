import type { MessageAudience } from '@move/contract/messages/message.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import type { MessageTarget, SessionsTarget } from './message-target.ts';

/** A person who takes part or waits, with their first session. */
export type AudiencePerson = {
  id: number;
  is_waiting: boolean;
  first_name: string;
  last_name: string;
  /** Null for a walk-in without an address, who gets no message. */
  email: string | null;
  locale: Locale;
  date: string;
  time: string | null;
  activity_id: number;
};

/** What a message shows of its target and its sender. */
export type TargetFacts = {
  organization: string;
  reply_to: string | null;
  activity: string;
  bundle: string | null;
  timezone: string;
};

export async function findTarget(db: Database, target: MessageTarget): Promise<TargetFacts> {
  const { organizationId, activityId } = target;
  const join =
    target.kind === 'session'
      ? sql`join sessions on sessions.activity_id = activities.id and sessions.id = ${target.sessionId} and sessions.deleted_at is null`
      : sql`left join bundles on bundles.activity_id = activities.id and bundles.id = ${bundleIdOf(target)} and bundles.deleted_at is null`;
  const { rows } = await sql<TargetFacts>`
    select organizations.name as organization, nullif(organizations.email::text, '') as reply_to, activities.name as activity,
      ${target.kind === 'bundle' ? sql`bundles.name` : sql`null`} as bundle, organizations.timezone
    from activities join organizations on organizations.id = activities.organization_id ${join}
    where activities.id = ${activityId} and activities.organization_id = ${organizationId} and activities.deleted_at is null
      ${target.kind === 'bundle' ? sql`and bundles.id is not null` : sql``}`.execute(db);
  const [facts] = rows;
  if (!facts) throw notFound();
  return facts;
}

type ActivityOfSessions = Pick<TargetFacts, 'organization' | 'reply_to' | 'timezone'> & {
  id: number;
  name: string;
  session_ids: number[];
};

/** The activities of the chosen sessions. Throws 422 when one of them is not a session of the organisation. */
export async function findActivities(
  db: Database,
  { organizationId, sessionIds }: SessionsTarget,
): Promise<[ActivityOfSessions, ...ActivityOfSessions[]]> {
  const { rows } = await sql<ActivityOfSessions>`
    select activities.id, activities.name, organizations.name as organization, nullif(organizations.email::text, '') as reply_to,
      organizations.timezone, array_agg(sessions.id) as session_ids
    from sessions join activities on activities.id = sessions.activity_id
      join organizations on organizations.id = sessions.organization_id
    where sessions.id = any (${[...sessionIds]}::bigint[]) and sessions.organization_id = ${organizationId}
      and sessions.deleted_at is null and activities.deleted_at is null
    group by activities.id, organizations.id order by activities.id`.execute(db);
  const found = new Set(rows.flatMap((row) => row.session_ids));
  const missing = sessionIds.findIndex((id) => !found.has(id));
  const [first, ...others] = rows;
  if (missing !== -1 || first === undefined) throw invalid(`session_ids.${missing}`, 'exists');
  return [first, ...others];
}

const bundleIdOf = (target: MessageTarget) => (target.kind === 'bundle' ? target.bundleId : null);

/**
 * The people that a message reaches, sorted by name. A person who signed out of a session is reached only when chosen, or with
 * `include_signed_out`. Throws 422 when a chosen participant is of another session or bundle.
 */
export async function findAudience(
  db: Database,
  target: MessageTarget | SessionsTarget,
  audience: MessageAudience,
): Promise<AudiencePerson[]> {
  const { participant_ids: ids = [], include_participants = true } = audience;
  const { include_waitlist = false, include_signed_out = false } = audience;
  const parts: RawBuilder<unknown>[] = [];
  const chosen = include_participants ? [...new Set(ids)] : [];
  if (include_participants) parts.push(participantsOf(target, { ids: chosen, include_signed_out }));
  if (include_waitlist) parts.push(waitingOf(target));
  if (parts.length === 0) return [];
  const { rows } = await sql<AudiencePerson>`
    select * from (${sql.join(parts, sql` union all `)}) as reached
    order by is_waiting, fold(last_name), fold(first_name), date, time, id`.execute(db);
  const found = new Set(rows.filter((row) => !row.is_waiting).map((row) => row.id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (include_participants && missing !== -1) throw invalid(`participant_ids.${missing}`, 'exists');
  return rows;
}

const columns = (table: string) => {
  const of = sql.table(table);
  return sql`${of}.id, ${of}.first_name, ${of}.last_name, ${of}.email::text as email, ${of}.locale`;
};
const SESSION_DAY = sql`sessions.start_date as date, sessions.start_time as time, sessions.activity_id`;
const AHEAD = sql`sessions.starts_at > now() and sessions.deleted_at is null and sessions.canceled_at is null`;

/** SQL: day and time of the first session to come of a bundle; without such a session, the start date of the bundle. */
const bundleDay = sql`coalesce(first.start_date, bundles.start_date) as date, first.start_time as time, bundles.activity_id`;
const withFirst = sql`left join lateral (
    select sessions.start_date, sessions.start_time from bundle_sessions
    join sessions on sessions.id = bundle_sessions.session_id and ${AHEAD}
    where bundle_sessions.bundle_id = bundles.id order by sessions.starts_at, sessions.id limit 1) as first on true`;

/** SQL: which sessions a message is for. */
function sessionsOf(target: Exclude<MessageTarget, { kind: 'bundle' }> | SessionsTarget): RawBuilder<unknown> {
  if (target.kind === 'session') return sql`sessions.id = ${target.sessionId}`;
  if (target.kind === 'sessions') return sql`sessions.id = any (${[...target.sessionIds]}::bigint[])`;
  return sql`sessions.activity_id = ${target.activityId} and ${AHEAD}`;
}

type Participants = { ids: readonly number[]; include_signed_out: boolean };

function participantsOf(
  target: MessageTarget | SessionsTarget,
  { ids, include_signed_out }: Participants,
): RawBuilder<unknown> {
  const some = (table: string) =>
    ids.length === 0 ? sql`true` : sql`${sql.table(table)}.id = any (${[...ids]}::bigint[])`;
  if (target.kind === 'bundle') {
    return sql`select ${columns('bundle_participants')}, false as is_waiting, ${bundleDay}
      from bundle_participants join bundles on bundles.id = bundle_participants.bundle_id ${withFirst}
      where bundles.id = ${target.bundleId} and bundle_participants.status <> 'canceled' and ${some('bundle_participants')}`;
  }
  const isExpected = ids.length > 0 || include_signed_out ? sql`true` : sql`participants.check_in <> 'signed_out'`;
  return sql`select ${columns('participants')}, false as is_waiting, ${SESSION_DAY}
    from participants join sessions on sessions.id = participants.session_id
    where ${sessionsOf(target)} and participants.status <> 'canceled' and ${isExpected} and ${some('participants')}`;
}

/** Counts whom a message may leave out: the entries on waiting lists, and the addresses of people who signed out. */
export async function countOthers(
  db: Database,
  target: MessageTarget | SessionsTarget,
  { participant_ids = [] }: MessageAudience,
): Promise<{ waiting: number; signed_out: number }> {
  const waiting = await findAudience(db, target, { include_participants: false, include_waitlist: true });
  // people sign out of a session, not of a bundle
  if (target.kind === 'bundle' || participant_ids.length > 0) return { waiting: waiting.length, signed_out: 0 };
  const { rows } = await sql<{ signed_out: number }>`
    select count(distinct lower(participants.email::text)) as signed_out
    from participants join sessions on sessions.id = participants.session_id
    where ${sessionsOf(target)} and participants.status <> 'canceled' and participants.check_in = 'signed_out'`.execute(
    db,
  );
  return { waiting: waiting.length, signed_out: rows[0]?.signed_out ?? 0 };
}

function waitingOf(target: MessageTarget | SessionsTarget): RawBuilder<unknown> {
  const isOpen = sql`waitlist_entries.status in ('waiting', 'invited')`;
  const ofSessions = (where: RawBuilder<unknown>) => sql`
    select ${columns('waitlist_entries')}, true as is_waiting, ${SESSION_DAY}
    from waitlist_entries join sessions on sessions.id = waitlist_entries.session_id where ${where} and ${isOpen}`;
  const ofBundles = (where: RawBuilder<unknown>) => sql`
    select ${columns('waitlist_entries')}, true as is_waiting, ${bundleDay}
    from waitlist_entries join bundles on bundles.id = waitlist_entries.bundle_id ${withFirst} where ${where} and ${isOpen}`;
  if (target.kind === 'bundle') return ofBundles(sql`bundles.id = ${target.bundleId}`);
  if (target.kind !== 'activity') return ofSessions(sessionsOf(target));
  return sql`${ofSessions(sessionsOf(target))}
    union all ${ofBundles(sql`bundles.activity_id = ${target.activityId} and bundles.deleted_at is null and first is not null`)}`;
}
