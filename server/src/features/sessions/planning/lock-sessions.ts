import type { Repetition } from '@move/domain/sessions/repetition/recurrence.ts';
import { NO_REPETITION } from '@move/domain/sessions/repetition/recurrence.ts';
import { isPast } from '@move/domain/sessions/deletion.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { SessionPath } from '../sessions.queries.ts';

export type StoredSession = SessionSpan & {
  id: number;
  series_id: number | null;
  series_index: number | null;
  is_exception: boolean;
  starts_at: string;
  taken: number;
  spots: number | null;
  rate_id: number | null;
  rate_inherited: boolean;
  location_id: number | null;
  subscribe_from: number | null;
  subscribe_until: number | null;
  tz: string;
  updated_at: string;
  is_past: boolean;
  canceled_at: string | null;
  /** The number of people to mail when the session is removed: participants, also those who signed out, and people on the waiting list. */
  people: number;
};

export type LockedSessions = {
  chosen: StoredSession;
  /** The chosen session, or all sessions of its series in order, except removed ones. */
  rows: readonly StoredSession[];
  repetition: Repetition;
  /** The day from which the repetition counts; null without a series. */
  anchor_date: string | null;
  timeZone: string;
};

type Series = Repetition & { anchor_date: string };

/**
 * Locks a session with its whole series: first the bundles of these sessions, then the series, then its sessions by id, so that two changes
 * of a series wait for each other. If the session was split off into a newer series meanwhile, locks the newer series.
 */
export async function lockSessions(db: Database, path: SessionPath, now: Date): Promise<LockedSessions> {
  await lockBundlesOf(db, path);
  let seriesId = await seriesIdOf(db, path);
  let series = await lockSeries(db, seriesId);
  for (let current = await seriesIdOf(db, path); current !== seriesId; current = await seriesIdOf(db, path)) {
    seriesId = current;
    series = await lockSeries(db, seriesId);
  }
  const mine = seriesId === null ? sql`id = ${path.sessionId}` : sql`series_id = ${seriesId}`;
  const { rows } = await sql<Omit<StoredSession, 'is_past' | 'people'>>`
    select id, series_id, series_index, is_exception, start_date, start_time, end_date, end_time, starts_at, taken, spots,
      rate_id, rate_inherited, location_id, subscribe_from, subscribe_until, tz, canceled_at, updated_at
    from sessions where ${mine} and deleted_at is null order by id for update`.execute(db);
  const at = now.toISOString();
  const people = await countPeople(
    db,
    rows.map((row) => row.id),
  );
  const stored = rows
    .map((row) => ({ ...row, is_past: isPast(row.starts_at, at), people: people.get(row.id) ?? 0 }))
    .toSorted((a, b) => (a.series_index ?? 0) - (b.series_index ?? 0));
  const chosen = stored.find((row) => row.id === path.sessionId);
  if (!chosen) throw notFound();
  const { anchor_date, ...repetition } = series ?? { ...NO_REPETITION, anchor_date: null };
  return { chosen, rows: stored, repetition, anchor_date, timeZone: chosen.tz };
}

/** Locks the bundles of a session and its series, since canceling a session may free spots in them (docs/rules/spots.md#order-of-locks). */
export async function lockBundlesOf(db: Database, { activityId, sessionId }: SessionPath): Promise<void> {
  await sql`
    select from bundles where activity_id = ${activityId} and deleted_at is null and id in (
      select bundle_id from bundle_sessions join sessions on sessions.id = session_id
      where sessions.id = ${sessionId} or series_id = (select series_id from sessions where id = ${sessionId}))
    order by id for update`.execute(db);
}

/** A separate statement: one that waits for a lock still counts rows as they were before it waited. */
async function countPeople(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; people: number }>`
    select id, waitlist_count + (
      select count(*) from participants where session_id = sessions.id and status <> 'canceled') as people
    from sessions where id = any (${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.people]));
}

async function seriesIdOf(
  db: Database,
  { sessionId, activityId, organizationId }: SessionPath,
): Promise<number | null> {
  const { rows } = await sql<{ series_id: number | null }>`
    select sessions.series_id from sessions join activities on activities.id = sessions.activity_id
    where sessions.id = ${sessionId} and sessions.activity_id = ${activityId}
      and sessions.organization_id = ${organizationId}
      and sessions.deleted_at is null and activities.deleted_at is null`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found.series_id;
}

async function lockSeries(db: Database, id: number | null): Promise<Series | null> {
  if (id === null) return null;
  // no stronger lock: writing a session twice in a transaction makes its foreign key lock the series `for key share`
  const { rows } = await sql<Series>`
    select type, every, days, until, count, skip, anchor_date from session_series where id = ${id}
    for no key update`.execute(db);
  return rows[0] ?? null;
}

/** Throws 409 for a canceled session: its participants were mailed and refunded, so it can't change. */
export function assertNotCanceled({ chosen }: LockedSessions): void {
  if (chosen.canceled_at !== null) throw refusedByState('state', 'session.canceled');
}
