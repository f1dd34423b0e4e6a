import type { PreviewDate, SessionPreview } from '@move/contract/sessions/session-preview.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { occurrenceNotes } from '@move/domain/sessions/repetition/occurrence-notes.ts';
import { clockOf, sessionTimes } from '@move/domain/sessions/session-times.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findClashes } from './find-clashes.ts';
import { findOwnLocations } from './own-locations.ts';
import { findHolidays, type NamesOfDay } from './holidays-of-days.ts';
import type { PlanningContext } from '../planning/planning-context.ts';
import type { PlannedRow, SessionPlan } from '../planning/session-plan.ts';

export type Timed = { plan: SessionPlan; row: PlannedRow; starts_at: string; ends_at: string };

/** A plan as shown to the user before anything is written. */
export async function presentPlan(db: Database, plan: SessionPlan, setting: PlanningContext): Promise<SessionPreview> {
  const timed = timedRows(plan);
  const days = [...timed.map(({ row }) => row.start_date), ...plan.skipped];
  const holidays = await findHolidays(db, days, setting.locale);
  return {
    tz: plan.timeZone,
    dates: await presentDates(db, timed, { setting, holidays, overlapping: overlappingIn(timed) }),
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

type Remarks = {
  setting: PlanningContext;
  holidays: NamesOfDay;
  overlapping: ReadonlySet<Timed>;
  /** Sessions outside these plans that move too, so that their current times don't count as clashes. */
  moving?: readonly number[];
};

/** The days of one or more plans in the given order, each with its remarks. */
export async function presentDates(
  db: Database,
  timed: readonly Timed[],
  { setting, holidays, overlapping, moving = [] }: Remarks,
): Promise<PreviewDate[]> {
  const { organizationId, activity } = setting;
  const removes = [...new Set(timed.map(({ plan }) => plan))].flatMap((plan) => plan.removes);
  const leaves = [...removes, ...moving];
  const spans = timed.map(({ plan, row, starts_at, ends_at }) => ({
    id: row.id,
    starts_at,
    ends_at,
    place_id: locationIdOf(plan, setting),
  }));
  const ownLocations = await findOwnLocations(
    db,
    timed.map(({ row }) => row),
  );
  const clashes = await findClashes(db, spans, { organizationId, activityId: activity.id, leaves });
  return timed.map((item, index) => ({
    ...dateOf(item, setting, holidays),
    own_location: ownLocations.get(item.row.id ?? 0) ?? null,
    overlaps: overlapping.has(item),
    clashes: clashes[index] ?? [],
  }));
}

/** The rows of a plan with their instants, in order of time. */
export function timedRows(plan: SessionPlan): Timed[] {
  return plan.rows
    .map((row): Timed => ({ plan, row, ...instantsOf(row, plan.timeZone) }))
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
}

/** The location of the planned sessions: their own, or that of the activity. */
export const locationIdOf = (
  { values, template }: SessionPlan,
  { activity }: Pick<PlanningContext, 'activity'>,
): number | null => ({ ...template, ...values }).location_id ?? activity.location_id;

function instantsOf(row: PlannedRow, timeZone: string) {
  const { starts_at, ends_at } = sessionTimes(row.start_date, clockOf(row), timeZone);
  return { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() };
}

function dateOf({ plan, row, starts_at, ends_at }: Timed, setting: PlanningContext, holidays: NamesOfDay) {
  const [start, end] = [toLocalTime(starts_at, plan.timeZone), toLocalTime(ends_at, plan.timeZone)];
  const date: Omit<PreviewDate, 'overlaps' | 'clashes' | 'own_location'> = {
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

function notesOf(row: PlannedRow, plan: SessionPlan, { locale }: PlanningContext): PreviewDate['notes'] {
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

/** Whether the day is earlier in the month than the first day of the series, e.g. 28 instead of 31: this only happens in a short month. */
function isBefore(date: string, anchor: string): boolean {
  return date.slice(8) < anchor.slice(8);
}

/** Returns the sessions that start before an earlier one has ended. `timed` is in order of time. */
export function overlappingIn(timed: readonly Timed[]): ReadonlySet<Timed> {
  const found = new Set<Timed>();
  let latestEnd = '';
  for (const item of timed) {
    if (item.starts_at < latestEnd) found.add(item);
    if (item.ends_at > latestEnd) latestEnd = item.ends_at;
  }
  return found;
}
