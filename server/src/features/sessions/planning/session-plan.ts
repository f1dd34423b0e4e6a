import type { Touched } from '@move/contract/sessions/session-preview.ts';
import type { Repetition } from '@move/domain/sessions/repetition/recurrence.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';

/** The settings of a session other than its times; absent ones stay. */
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

/** The outcome for the series of the planned rows. */
export type SeriesOutcome =
  /** Unchanged: one session of it was edited by itself. */
  | { kind: 'untouched' }
  /** The planned rows belong to no series. */
  | { kind: 'none' }
  | { kind: 'new'; rule: Repetition; anchor_date: string }
  | { kind: 'same'; id: number; rule: Repetition; anchor_date: string };

export type EmptiedSession = { id: number; start_date: string; start_time: string; taken: number };

/** Everything that a creation or change does, decided before anything is written: the preview shows it, saving carries it out. */
export type SessionPlan = {
  timeZone: string;
  /** In the order of the series; all of them get `values`. */
  rows: readonly PlannedRow[];
  values: SessionValues;
  /** The values of created rows in addition to `values`: the settings of the session they follow. */
  template: SessionValues;
  /** Local days that the rule deliberately skips. */
  skipped: readonly string[];
  series: SeriesOutcome;
  /** The series that remains after a split, and its new last day. */
  shortens: { id: number; until: string } | null;
  removes: readonly number[];
  /** Those among them with participants. */
  surplus: readonly EmptiedSession[];
  touched: Touched;
};
