import { addDays } from '../../kit/dates/dates.ts';
import type { Message } from '../../kit/messages/messages.ts';
import {
  normalizeRepetition,
  occurrenceDates,
  type Repetition,
  NO_REPETITION,
  shiftRepetition,
} from '../repetition/recurrence.ts';
import { clockOf, type SessionClock, type SessionSpan, spanOn, isSameSpan } from '../session-times.ts';

/** A stored session of a series, in the wall time of its zone. */
export type SeriesRow = SessionSpan & {
  readonly id: number;
  readonly series_index: number;
  /** Changed by itself before: it keeps its own date and time. */
  readonly is_exception: boolean;
  readonly participants_count: number;
  readonly is_past: boolean;
};

/** A change of a session and all that follow. */
export type FollowingEdit = {
  /** Names of the changed fields other than date, time or rule: spots, rate_id, location_id … */
  readonly fields: readonly string[];
  /** New wall times; null keeps them. */
  readonly clock: SessionClock | null;
  /** By how many days the chosen session moves. */
  readonly shift_days: number;
  /** The new rule; null keeps it; type null removes the repetition and keeps the chosen session only. */
  readonly repetition: Repetition | null;
};

export type PlannedUpdate = SessionSpan & {
  readonly id: number;
  readonly series_index: number;
  readonly is_exception: boolean;
  /** Its date or time differs from the stored one. */
  readonly is_moved: boolean;
};

export type PlannedSession = SessionSpan & { readonly series_index: number };

export type SeriesPlan = {
  readonly refusal: Message | null;
  /** Whether the old series keeps sessions; the affected ones then become a new series. */
  readonly is_split: boolean;
  /** Last day of the old series after a split; null when no session precedes. */
  readonly old_until: string | null;
  /** The new rule of the affected sessions; type null means that they are no series any more. */
  readonly repetition: Repetition;
  /** The day from which that rule counts: for months and years it decides the day of the month. */
  readonly anchor_date: string;
  /** Rows that stay, with their new index in the series, never higher than before. */
  readonly updates: readonly PlannedUpdate[];
  readonly creates: readonly PlannedSession[];
  /** Rows without participants for which the new rule has no day. */
  readonly deletes: readonly number[];
  /** Rows with participants for which the new rule has no day: removed only with force, then with refund and mail. */
  readonly conflicts: readonly number[];
  /** Rows whose participants are mailed: their date, time or location changes. */
  readonly notified: readonly number[];
};

type Input = {
  readonly rows: readonly SeriesRow[];
  readonly id: number;
  readonly repetition: Repetition;
  /** The day from which the current rule counts; default: that of the chosen session. */
  readonly anchor_date?: string;
  readonly edit: FollowingEdit;
};

/** The new day of each affected row, null when none is left for it. */
type Placement = { readonly days: readonly (string | null)[]; readonly extra: readonly string[] };

/**
 * Plans an edit of a session and all that follow (docs/rules/planning.md#changing-a-series), for preview and server alike. The series is
 * split at the chosen session; past sessions never change. Fields and times change in place, a moved date moves all following by the same
 * number of days, a new rule moves the i-th row to its i-th day. Exceptions keep their date and time, and use up their day of a new rule.
 * `rows` are all sessions of the series except removed ones, `repetition` is its current rule.
 */
export function planFollowing(input: Input): SeriesPlan {
  const rows = input.rows.toSorted((a, b) => a.series_index - b.series_index);
  const chosen = rows.find((row) => row.id === input.id);
  if (chosen === undefined) return refused({ key: 'not_found' }, input);
  if (chosen.is_past) return refused({ key: 'session.past_following' }, input);
  const affected = rows.filter((row) => row.series_index >= chosen.series_index && !row.is_past);
  const placement =
    input.edit.repetition === null ? shiftByDays(affected, input) : placeByRule(affected, chosen, input);
  if ('key' in placement) return refused(placement, input);

  const before = rows.filter((row) => row.series_index < chosen.series_index);
  const withoutDay = affected.filter((_row, position) => placement.days[position] === null);
  const updates = affected.flatMap((row, position) => {
    const day = placement.days[position] ?? null;
    return day === null ? [] : [updateOf(row, { day, series_index: position + 1, input })];
  });
  const clock = input.edit.clock ?? clockOf(chosen);
  return {
    refusal: null,
    is_split: affected.length < rows.length,
    old_until: lastStartDate(before),
    repetition: followingRule(affected, input),
    anchor_date: anchorOf(chosen, input),
    updates,
    creates: placement.extra.map((day, extra) => ({
      ...spanOn(day, clock),
      series_index: affected.length + extra + 1,
    })),
    deletes: withoutDay.filter((row) => row.participants_count === 0).map((row) => row.id),
    conflicts: withoutDay.filter((row) => row.participants_count > 0).map((row) => row.id),
    notified: notifiedSessionIds(affected, updates, input.edit),
  };
}

function refused(refusal: Message, { repetition, anchor_date = '' }: Input): SeriesPlan {
  const nothing = { updates: [], creates: [], deletes: [], conflicts: [], notified: [] };
  return { refusal, is_split: false, old_until: null, repetition, anchor_date, ...nothing };
}

/** The chosen session always follows the edit, even if it is an exception. */
function keepsItsTime(row: SeriesRow, input: Input): boolean {
  return row.is_exception && row.id !== input.id;
}

function shiftByDays(reached: readonly SeriesRow[], input: Input): Placement {
  const { shift_days } = input.edit;
  const days = reached.map((row) => (keepsItsTime(row, input) ? row.start_date : addDays(row.start_date, shift_days)));
  return { days, extra: [] };
}

function placeByRule(reached: readonly SeriesRow[], chosen: SeriesRow, input: Input): Placement | Message {
  const start = addDays(chosen.start_date, input.edit.shift_days);
  const anchorDay = Temporal.PlainDate.from(anchorOf(chosen, input)).day;
  const { dates, violation } = occurrenceDates(start, input.edit.repetition ?? NO_REPETITION, anchorDay);
  if (violation !== null) return violation;
  const days = reached.map((row, position) => {
    const day = dates[position]?.date ?? null;
    return day !== null && row.is_exception && row.id !== chosen.id ? row.start_date : day;
  });
  return { days, extra: dates.slice(reached.length).map(({ date }) => date) };
}

/**
 * A kept rule counts from its old anchor, a new one from the chosen session. In a month too short for the day of the series, the chosen
 * session is on its last day; a new rule then keeps the day of the series: 31 January, 28 February, again 31 March.
 */
function anchorOf(chosen: SeriesRow, { anchor_date, edit, repetition }: Input): string {
  const start = addDays(chosen.start_date, edit.shift_days);
  if (anchor_date === undefined) return start;
  if (edit.repetition === null) return addDays(anchor_date, edit.shift_days);
  const isByMonth = [repetition.type, edit.repetition.type].every((type) => type === 'months' || type === 'years');
  if (!isByMonth || edit.shift_days !== 0) return start;
  const { day } = Temporal.PlainDate.from(anchor_date);
  return Temporal.PlainDate.from(start).with({ day }).toString() === start ? anchor_date : start;
}

function updateOf(row: SeriesRow, to: { day: string; series_index: number; input: Input }): PlannedUpdate {
  const { edit } = to.input;
  const clock = keepsItsTime(row, to.input) ? clockOf(row) : (edit.clock ?? clockOf(row));
  const span = spanOn(to.day, clock);
  return {
    ...span,
    id: row.id,
    series_index: to.series_index,
    is_exception: row.is_exception && (row.id !== to.input.id || edit.repetition === null),
    is_moved: !isSameSpan(row, span),
  };
}

function notifiedSessionIds(
  reached: readonly SeriesRow[],
  updates: readonly PlannedUpdate[],
  edit: FollowingEdit,
): number[] {
  const isElsewhere = edit.fields.includes('location_id');
  const moved = new Set(updates.filter((update) => update.is_moved || isElsewhere).map((update) => update.id));
  return reached.filter((row) => row.participants_count > 0 && moved.has(row.id)).map((row) => row.id);
}

/** A kept rule continues from the chosen session with shifted days; without an end, it gets the day of the last session as its end. */
function followingRule(reached: readonly SeriesRow[], { edit, repetition }: Input): Repetition {
  if (edit.repetition !== null) return normalizeRepetition(edit.repetition);
  const until = repetition.until ?? (repetition.count === null ? lastStartDate(reached) : null);
  const count = repetition.count === null ? null : reached.length;
  return shiftRepetition({ ...repetition, until, count }, edit.shift_days);
}

function lastStartDate(rows: readonly SeriesRow[]): string | null {
  return (
    rows
      .map((row) => row.start_date)
      .toSorted()
      .at(-1) ?? null
  );
}
