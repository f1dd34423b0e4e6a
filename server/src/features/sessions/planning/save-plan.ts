import type { Repetition } from '@move/domain/sessions/repetition/recurrence.ts';
import { clockOf, sessionTimes } from '@move/domain/sessions/session-times.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PlanningContext } from './planning-context.ts';
import type { PlannedRow, SessionPlan } from './session-plan.ts';

export type Owner = Pick<PlanningContext, 'organizationId'> & { activityId: number };

/**
 * Saves a plan, in a fixed number of statements for a series of any length. The caller has already removed the sessions in `removes`, with
 * their participants. Returns the series of the planned sessions.
 */
export async function savePlan(db: Database, plan: SessionPlan, owner: Owner): Promise<{ seriesId: number | null }> {
  if (plan.shortens !== null) await shortenSeries(db, plan.shortens);
  const seriesId = await saveSeries(db, plan, owner);
  await updateRows(db, plan, seriesId);
  await insertRows(db, plan, { ...owner, seriesId });
  return { seriesId };
}

/** Ends a series earlier. Removes the number of times from its repetition, since that number no longer applies. */
export async function shortenSeries(db: Database, { id, until }: { id: number; until: string }): Promise<void> {
  await db.updateTable('session_series').set({ until, count: null }).where('id', '=', id).execute();
}

async function saveSeries(db: Database, plan: SessionPlan, owner: Owner): Promise<number | null> {
  const { series, timeZone } = plan;
  if (series.kind === 'untouched' || series.kind === 'none') return null;
  const columns = { ...repetitionColumns(series.rule), anchor_date: series.anchor_date };
  if (series.kind === 'same') {
    await db.updateTable('session_series').set(columns).where('id', '=', series.id).execute();
    return series.id;
  }
  const { id } = await db
    .insertInto('session_series')
    .values({ ...columns, organization_id: owner.organizationId, activity_id: owner.activityId, tz: timeZone })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function repetitionColumns({ type, every, days, until, count, skip }: Repetition) {
  return { type: type ?? 'weeks', every, days: [...days], until, count, skip: [...skip] };
}

/** Adds the instants. The times are wall time in the plan's time zone, so a session keeps its time across a clock change. */
function timed(row: PlannedRow, timeZone: string) {
  const { starts_at, ends_at } = sessionTimes(row.start_date, clockOf(row), timeZone);
  return { ...row, starts_at, ends_at };
}

const PLANNED = sql`planned(id bigint, series_index smallint, is_exception boolean, start_date date, start_time text,
  end_date date, end_time text, starts_at timestamptz, ends_at timestamptz)`;

async function updateRows(db: Database, plan: SessionPlan, seriesId: number | null): Promise<void> {
  const rows = plan.rows.filter((row) => row.id !== null).map((row) => timed(row, plan.timeZone));
  if (rows.length === 0) return;
  const ids = rows.flatMap((row) => row.id ?? []);
  const isKept = plan.series.kind === 'untouched';
  // frees the numbers first, since a session may get the number of another one in the series
  if (plan.series.kind === 'same') {
    await sql`update sessions set series_index = -series_index where id = any (${ids}::bigint[])`.execute(db);
  }
  await sql`
    update sessions set start_date = planned.start_date, start_time = planned.start_time, end_date = planned.end_date,
      end_time = planned.end_time, starts_at = planned.starts_at, ends_at = planned.ends_at,
      is_exception = planned.is_exception, series_index = planned.series_index,
      series_id = ${isKept ? sql`sessions.series_id` : sql`${seriesId}::bigint`}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${PLANNED} where sessions.id = planned.id`.execute(db);
  if (Object.keys(plan.values).length > 0) {
    await db.updateTable('sessions').set(plan.values).where('id', 'in', ids).execute();
  }
}

/** Inserts the new sessions of a plan. A second call for the same series inserts no session twice. */
export async function insertRows(
  db: Database,
  plan: SessionPlan,
  { organizationId, activityId, seriesId }: Owner & { seriesId: number | null },
): Promise<void> {
  const rows = plan.rows.filter((row) => row.id === null).map((row) => timed(row, plan.timeZone));
  if (rows.length === 0) return;
  const {
    spots = null,
    rate_id = null,
    rate_inherited = true,
    location_id = null,
    ...pair
  } = {
    ...plan.template,
    ...plan.values,
  };
  await sql`
    insert into sessions (organization_id, activity_id, series_id, series_index, start_date, start_time, end_date, end_time,
      starts_at, ends_at, tz, spots, rate_id, rate_inherited, location_id, subscribe_from, subscribe_until)
    select ${organizationId}, ${activityId}, ${seriesId}::bigint, planned.series_index, planned.start_date,
      planned.start_time, planned.end_date, planned.end_time, planned.starts_at, planned.ends_at, ${plan.timeZone},
      ${spots}::integer, ${rate_id}::bigint, ${rate_inherited}::boolean, ${location_id}::bigint,
      ${pair.subscribe_from ?? null}::integer, ${pair.subscribe_until ?? null}::integer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${PLANNED}
    order by planned.series_index
    on conflict (series_id, series_index) where deleted_at is null do nothing`.execute(db);
}
