import type { AffectedSessions } from '@move/contract/sessions/session-preview.ts';
import type { Repetition } from '@move/domain/sessions/repetition/recurrence.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';

/** The settings of a session other than its times. Absent settings don't change. */
export type SessionValues = {
  spots?: number | null;
  rate_id?: number | null;
  rate_inherited?: boolean;
  location_id?: number | null;
  subscribe_from?: number | null;
  subscribe_until?: number | null;
};

export type PlannedRow = SessionSpan & {
  /** Null for a session that is created. */
  id: number | null;
  series_index: number | null;
  is_exception: boolean;
  change: 'created' | 'kept' | 'moved' | 'exception';
};

/** What becomes of the series of the planned sessions. */
export type SeriesOutcome =
  /** The series doesn't change, since only one of its sessions was edited. */
  | { kind: 'untouched' }
  /** The planned sessions belong to no series. */
  | { kind: 'none' }
  | { kind: 'new'; rule: Repetition; anchor_date: string }
  | { kind: 'same'; id: number; rule: Repetition; anchor_date: string };

export type EmptiedSession = { id: number; start_date: string; start_time: string; taken: number };

/** Everything that a creation or change does, decided before anything is written. A preview shows the plan; saving writes it. */
export type SessionPlan = {
  timeZone: string;
  /** The planned sessions in the order of the series. All of them get `values`. */
  rows: readonly PlannedRow[];
  values: SessionValues;
  /** The values that created sessions get in addition to `values`: the settings of the session from which the change starts. */
  template: SessionValues;
  /** Local days that the repetition skips by choice, e.g. holidays. */
  skipped: readonly string[];
  series: SeriesOutcome;
  /** The series that remains after a split, and its new last day. */
  shortens: { id: number; until: string } | null;
  removes: readonly number[];
  /** The sessions in `removes` that have participants or people on the waiting list. */
  surplus: readonly EmptiedSession[];
  touched: AffectedSessions;
};
