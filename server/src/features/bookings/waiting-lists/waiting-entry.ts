import type { EntryStatus } from '@move/domain/waitlist/entry-status.ts';
import type { IneligibleReason } from '@move/domain/waitlist/waiting-reason.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { ReachablePerson } from '../people/person.ts';
import { isOfBookable, type BookableRef } from '../spots/bookable-ref.ts';

export type StoredEntry = ReachablePerson & {
  id: number;
  organization_id: number;
  session_id: number | null;
  bundle_id: number | null;
  position: number;
  status: EntryStatus;
  invited_at: string | null;
  expires_at: string | null;
  /** The mail with the link was sent. */
  is_mailed: boolean;
  reserves: boolean;
  /** The person joined the list as a visitor. */
  by_visitor: boolean;
  /** The platform on which a visitor joined. */
  application_id: number | null;
  caused_by_participant_id: number | null;
  participant_id: number | null;
  bundle_participant_id: number | null;
};

const columns = sql`waitlist_entries.id, waitlist_entries.organization_id, waitlist_entries.session_id,
  waitlist_entries.bundle_id, waitlist_entries.position, waitlist_entries.status, waitlist_entries.invited_at,
  waitlist_entries.expires_at, waitlist_entries.token_hash is not null as is_mailed, waitlist_entries.reserves, waitlist_entries.by_visitor,
  waitlist_entries.application_id, waitlist_entries.caused_by_participant_id,
  waitlist_entries.participant_id, waitlist_entries.bundle_participant_id, waitlist_entries.first_name,
  waitlist_entries.last_name, waitlist_entries.email, waitlist_entries.date_of_birth, waitlist_entries.gender,
  waitlist_entries.notes, waitlist_entries.locale`;

/** One entry of a list, locked after its session or bundle; 404 when the list has none. */
export async function lockEntry(db: Database, bookable: BookableRef, entryId: number): Promise<StoredEntry> {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from waitlist_entries where id = ${entryId} and ${isOfBookable(bookable)} for update`.execute(db);
  const [entry] = rows;
  if (!entry) throw notFound();
  return entry;
}

/** The session or bundle of an entry, read without a lock so that the caller can lock it first. Null when there is none. */
export async function findEntryBookable(db: Database, entryId: number) {
  const { rows } = await sql<{ organizationId: number; activityId: number; kind: BookableRef['kind']; id: number }>`
    select entry.organization_id as "organizationId", coalesce(sessions.activity_id, bundles.activity_id) as "activityId",
      case when entry.bundle_id is null then 'session' else 'bundle' end as kind,
      coalesce(entry.session_id, entry.bundle_id) as id
    from waitlist_entries entry left join sessions on sessions.id = entry.session_id
    left join bundles on bundles.id = entry.bundle_id
    where entry.id = ${entryId}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { kind, id, ...owner } = found;
  return { owner, bookable: { kind, id } };
}

/** SQL: what identifies a person (docs/rules/spots.md#the-same-person). */
export const identityColumns = (table: string) => {
  const of = sql.table(table);
  return sql`${of}.email, fold(${of}.first_name), fold(${of}.last_name), coalesce(${of}.date_of_birth, '-infinity')`;
};

/**
 * SQL: the people who can't accept an invitation: in a session, its expected participants (one who signed out may return); in a bundle,
 * also people with a booking of their own in one of its sessions to come, signed out or not.
 */
const peopleOf = ({ kind, id }: BookableRef, now: Date) => {
  const people = sql`select ${identityColumns('participants')} from participants where`;
  if (kind === 'session') return sql`${people} takes_spot and session_id = ${id}`;
  return sql`${people} status <> 'canceled' and session_id in (
      select sessions.id from bundle_sessions link join sessions on sessions.id = link.session_id
      where link.bundle_id = ${id} and sessions.starts_at > ${now.toISOString()} and sessions.deleted_at is null and sessions.canceled_at is null)
    union all select ${identityColumns('bundle_participants')} from bundle_participants where status <> 'canceled' and bundle_id = ${id}`;
};

/**
 * SQL: why a person is ineligible: on the list twice, already taking part (even in one session of the bundle), or outside the ages on the
 * day that counts (docs/rules/spots.md#ages); null when eligible. Needs `activities` in the query. Reads the participants once instead of
 * per entry, since under row-level security no index finds them by e-mail. Sessions to come start after `now`.
 */
export const ineligibleBecause = (
  bookable: BookableRef,
  { day, now }: { day: ReturnType<typeof sql<string>>; now: Date },
) => sql<IneligibleReason | null>`case
  when waitlist_entries.status not in ('waiting', 'invited') and (${identityColumns('waitlist_entries')}) in (
    select ${identityColumns('other')} from waitlist_entries other
    where other.${sql.ref(bookable.kind === 'session' ? 'session_id' : 'bundle_id')} = ${bookable.id}
      and other.status in ('waiting', 'invited')) then 'again'
  when (${identityColumns('waitlist_entries')}) in (${peopleOf(bookable, now)}) then 'present'
  when activities.should_validate_age and (waitlist_entries.date_of_birth is null
    or extract(year from age(${day}, waitlist_entries.date_of_birth)) not between coalesce(activities.age_from, 0)
      and coalesce(activities.age_to, 1000)) then 'age'
  end`;

/** SQL: entries with their activity, which has the rules. */
export const entriesWithActivity = sql`waitlist_entries join activities on activities.id = (
  select coalesce((select activity_id from sessions where id = waitlist_entries.session_id),
    (select activity_id from bundles where id = waitlist_entries.bundle_id)))`;

/** Throws when accepting the invitation would be refused; such an invitation is not sent. */
export async function assertEligible(
  db: Database,
  bookable: BookableRef,
  { entryId, now }: { entryId: number; now: Date },
): Promise<void> {
  const { rows } = await sql<{ ineligible_because: IneligibleReason | null }>`
    select ${ineligibleBecause(bookable, { day: startDateOf(bookable, now), now })} as ineligible_because from ${entriesWithActivity}
    where waitlist_entries.id = ${entryId}`.execute(db);
  const ineligible_because = rows[0]?.ineligible_because ?? null;
  if (ineligible_because !== null) throw refusedByState('state', `waitlist.${ineligible_because}`);
}

/** The refusal to change a final entry: it was accepted, or removed. */
export const refusedAsFinal = (status: EntryStatus) =>
  refusedByState('state', status === 'accepted' ? 'waitlist.accepted' : 'waitlist.removed');

/** SQL: the day on which ages are checked: of the session, or of the bundle's first session still to come (docs/rules/spots.md#ages). */
export const startDateOf = ({ kind, id }: BookableRef, now: Date) =>
  kind === 'session'
    ? sql<string>`(select start_date from sessions where id = ${id})`
    : sql<string>`(select min(start_date) from sessions join bundle_sessions on session_id = sessions.id
        where bundle_id = ${id} and starts_at > ${now.toISOString()} and deleted_at is null and canceled_at is null)`;
