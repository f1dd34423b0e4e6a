import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { assertSessionLimits } from '../bookings/public.ts';

type Copying = {
  organizationId: number;
  from: number;
  to: number;
  now: Date;
  /** The sessions to copy; without it, all future sessions of the activity. */
  ids?: readonly number[];
};

/** An original and its copy. */
export type CopiedSession = { from: number; to: number };

/**
 * Copies the future sessions of an activity to another activity: with the same days, series and settings, without participants. Takes a
 * fixed number of statements for any number of sessions.
 */
export async function copySessions(db: Database, copying: Copying): Promise<CopiedSession[]> {
  const { organizationId, from, now, ids } = copying;
  const { rows } = await sql<{ id: number; series_id: number | null }>`
    select id, series_id from sessions
    where activity_id = ${from} and organization_id = ${organizationId} and starts_at > ${now.toISOString()}
      and deleted_at is null and canceled_at is null and ${ids ? sql`id = any (${[...ids]}::bigint[])` : sql`true`}
    order by starts_at, id`.execute(db);
  if (rows.length === 0) return [];
  const originals = rows.map(({ id }) => id);
  const series = [...new Set(rows.flatMap(({ series_id }) => series_id ?? []))].toSorted((a, b) => a - b);
  const made = await copySeries(db, copying, series);
  const { rows: copies } = await sql<{ id: number }>`
    insert into sessions (organization_id, activity_id, series_id, series_index, is_exception, start_date, start_time,
      end_date, end_time, starts_at, ends_at, tz, spots, rate_id, rate_inherited, location_id, subscribe_from, subscribe_until)
    select sessions.organization_id, ${copying.to}::bigint, copied.made, series_index, is_exception, start_date, start_time,
      end_date, end_time, starts_at, ends_at, tz, spots,
      -- what can't be chosen any more is that of the activity
      rates.id, rate_inherited or (sessions.rate_id is not null and rates.id is null), link.location_id, subscribe_from,
      subscribe_until
    from unnest(${originals}::bigint[]) with ordinality as original(id, place)
    join sessions on sessions.id = original.id
    left join unnest(${series}::bigint[], ${made}::bigint[]) as copied(original, made) on copied.original = series_id
    left join rates on rates.id = sessions.rate_id and archived_at is null and rates.deleted_at is null
    left join location_organizations link on link.location_id = sessions.location_id
      and link.organization_id = sessions.organization_id and unlinked_at is null
    order by original.place returning id`.execute(db);
  await assertSessionLimits(db, {
    organizationId,
    activityId: copying.to,
    now,
    field: ids ? 'with.bundles' : 'with.future_sessions',
  });
  const ordered = copies.map(({ id }) => id).toSorted((a, b) => a - b);
  return originals.map((id, index) => ({ from: id, to: ordered[index] ?? 0 }));
}

/** Copies the rules of these series to the other activity, in the same order. */
async function copySeries(db: Database, { to }: Copying, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    insert into session_series (organization_id, activity_id, type, every, days, until, count, skip, tz, anchor_date)
    select organization_id, ${to}::bigint, type, every, days, until, count, skip, tz, anchor_date
    from session_series where id = any (${[...ids]}::bigint[]) order by id returning id`.execute(db);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
