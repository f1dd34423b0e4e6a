import type { PreviewDate, SessionPreview } from '@move/contract/sessions/session-preview.ts';
import { translate } from '@move/domain/kit/messages.ts';
import { toLocalTime } from '@move/domain/kit/time-zones.ts';
import { occurrenceNotes } from '@move/domain/sessions/occurrence-notes.ts';
import { clockOf, sessionTimes } from '@move/domain/sessions/session-times.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findHolidays, type NamesOfDay } from './holidays-of-days.ts';
import type { Setting } from './planning-setting.ts';
import type { PlannedRow, SessionPlan } from './session-plan.ts';

type Timed = { row: PlannedRow; starts_at: string; ends_at: string };

/** A plan as the person who made it reads it, before anything is written. */
export async function presentPlan(db: Database, plan: SessionPlan, setting: Setting): Promise<SessionPreview> {
  const timed = plan.rows
    .map((row): Timed => ({ row, ...instantsOf(row, plan.timeZone) }))
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  const days = [...timed.map(({ row }) => row.start_date), ...plan.skipped];
  const holidays = await findHolidays(db, days, setting.locale);
  const clashes = await findClashes(db, plan, { timed, setting });
  const overlapping = overlappingIn(timed);
  return {
    tz: plan.timeZone,
    dates: timed.map((item) => ({
      ...dateOf(item, { plan, setting, holidays }),
      overlaps: overlapping.has(item),
      clashes: clashes.get(item.starts_at) ?? [],
    })),
    skipped: plan.skipped.map((date) => ({ date, holidays: [...(holidays.get(date) ?? [])] })),
    until: 'rule' in plan.series ? (plan.rows.at(-1)?.start_date ?? null) : null,
    touched: plan.touched,
    surplus: plan.surplus.map(({ id, start_date, start_time, taken }) => ({
      session_id: id,
      start_date,
      start_time,
      taken,
    })),
  };
}

function instantsOf(row: PlannedRow, timeZone: string) {
  const { starts_at, ends_at } = sessionTimes(row.start_date, clockOf(row), timeZone);
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() };
}

type Beside = { plan: SessionPlan; setting: Setting; holidays: NamesOfDay };

function dateOf({ row, starts_at, ends_at }: Timed, { plan, setting, holidays }: Beside) {
  const [start, end] = [toLocalTime(starts_at, plan.timeZone), toLocalTime(ends_at, plan.timeZone)];
  const date: Omit<PreviewDate, 'overlaps' | 'clashes'> = {
    session_id: row.id,
    change: row.change,
    start_date: start.date,
    start_time: start.time,
    end_date: end.date,
    end_time: end.time,
    starts_at,
    ends_at,
    notes: notesOf(row, plan, setting),
    holidays: [...(holidays.get(row.start_date) ?? [])],
  };
  return date;
}

function notesOf(row: PlannedRow, plan: SessionPlan, { locale }: Setting): PreviewDate['notes'] {
  const anchor = 'rule' in plan.series ? plan.series.anchor_date : row.start_date;
  const isByMonth = 'rule' in plan.series && plan.series.rule.type !== 'weeks';
  const moved = isByMonth && row.change !== 'exception' && isBefore(row.start_date, anchor);
  const setting = { clock: clockOf(row), timeZone: plan.timeZone, locale };
  return occurrenceNotes({ date: row.start_date, index: row.series_index ?? 1, moved }, anchor, setting).map(
    (note) => ({
      kind: note.key === 'session.moved' ? 'short_month' : 'clock',
      text: translate(locale, note),
    }),
  );
}

/** An earlier day of the month than the series counts from: only a month that is too short has that. */
function isBefore(date: string, anchor: string): boolean {
  return date.slice(8) < anchor.slice(8);
}

/** Sessions of the plan that begin before an earlier one has ended (D4.1). */
function overlappingIn(timed: readonly Timed[]): ReadonlySet<Timed> {
  const found = new Set<Timed>();
  let latestEnd = '';
  for (const item of timed) {
    if (item.starts_at < latestEnd) found.add(item);
    if (item.ends_at > latestEnd) latestEnd = item.ends_at;
  }
  return found;
}

type Clash = PreviewDate['clashes'][number];

/** Other sessions of the organisation at the place of the plan while it is used, by the begin of the planned one. */
async function findClashes(
  db: Database,
  plan: SessionPlan,
  { timed, setting }: { timed: readonly Timed[]; setting: Setting },
) {
  const place = plan.values.location_id ?? plan.template.location_id ?? setting.activity.location_id;
  const found = new Map<string, Clash[]>();
  if (place === null || timed.length === 0) return found;
  const spans = timed.map(({ row, starts_at, ends_at }) => ({ id: row.id, starts_at, ends_at }));
  const own = [...plan.removes, ...spans.flatMap(({ id }) => id ?? [])];
  const { rows } = await sql<Clash & { planned_at: string }>`
    select planned.starts_at as planned_at, sessions.id as session_id, activities.name, sessions.start_time, sessions.end_time
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as planned(starts_at timestamptz, ends_at timestamptz)
    join sessions on sessions.organization_id = ${setting.organizationId} and sessions.deleted_at is null
      and sessions.canceled_at is null and sessions.starts_at < planned.ends_at and sessions.ends_at > planned.starts_at
      and sessions.starts_at > planned.starts_at - interval '8 days' and sessions.id <> all (${own}::bigint[])
    join activities on activities.id = sessions.activity_id and activities.deleted_at is null
    where coalesce(sessions.location_id, activities.location_id) = ${place}
    order by sessions.starts_at, sessions.id limit 500`.execute(db);
  for (const { planned_at, ...clash } of rows) found.set(planned_at, [...(found.get(planned_at) ?? []), clash]);
  return found;
}
