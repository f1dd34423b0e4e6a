import type { SessionChange } from '@move/contract/sessions/session-drafts.ts';
import type { Violation } from '@move/domain/kit/messages/messages.ts';
import { addDays, daysBetween } from '@move/domain/kit/dates/dates.ts';
import { changedRate } from '@move/domain/rates/chosen-rate.ts';
import { spotsMessage } from '@move/domain/sessions/capacity.ts';
import { summarizePlan } from '@move/domain/sessions/series/edit-summary.ts';
import { followingEdit } from '@move/domain/sessions/series/following-edit.ts';
import { DEFAULT_WEEKS } from '@move/domain/sessions/repetition/recurrence.ts';
import { repetitionViolations } from '@move/domain/sessions/repetition/repetition-rules.ts';
import { type FollowingEdit, planFollowing, type SeriesPlan } from '@move/domain/sessions/series/series-edit.ts';
import { type SessionSpan, spanViolations, isSameSpan } from '@move/domain/sessions/session-times.ts';
import { subscriptionViolations } from '@move/domain/sessions/subscription-window.ts';
import { invalid, invalidAll } from '../../../platform/http/problem.ts';
import type { LockedSessions, StoredSession } from './lock-sessions.ts';
import type { PlannedRow, SeriesOutcome, SessionPlan, SessionValues } from './session-plan.ts';

/**
 * Plans a change of a session, or of a session and all that follow it (docs/rules/planning.md#changing-a-series). `stored` has the locked
 * sessions that may change.
 */
export function planChange(change: SessionChange, stored: LockedSessions): SessionPlan {
  const { chosen, repetition } = stored;
  const span = spanOf(change, chosen);
  const values = changedValues(change, chosen);
  const wanted = { span, repetition: change.repetition ?? repetition };
  const edit = followingEdit({ stored: { span: chosen, repetition }, wanted, fields: Object.keys(values) });
  assertNoFaults({ ...chosen, ...values }, span, edit);
  const isRepeated = chosen.series_id !== null;
  if (isRepeated && change.scope === undefined) throw invalid('scope', 'session.scope.missing');
  if (isRepeated && change.scope === 'this' && edit.repetition !== null) {
    throw invalid('repetition', 'session.scope.repetition');
  }
  const isAlone = isRepeated ? change.scope === 'this' : edit.repetition === null;
  const plan = isAlone ? planOne(stored, span, values) : planAll(stored, edit, values);
  assertEnoughSpots(plan, stored);
  return plan;
}

/** The new times. Moving the start day moves the end day too, unless the end day is given. */
function spanOf(change: SessionChange, chosen: StoredSession): SessionSpan {
  const start_date = change.start_date ?? chosen.start_date;
  return {
    start_date,
    start_time: change.start_time ?? chosen.start_time,
    end_date: change.end_date ?? addDays(chosen.end_date, daysBetween(chosen.start_date, start_date)),
    end_time: change.end_time ?? chosen.end_time,
  };
}

/** Only the values that differ from the chosen session, so that a change of the series overwrites no other values. */
function changedValues(change: SessionChange, chosen: StoredSession): SessionValues {
  const names = ['spots', 'location_id', 'subscribe_from', 'subscribe_until'] as const;
  const values: SessionValues = {};
  for (const name of names) {
    const value = change[name];
    if (value !== undefined && value !== chosen[name]) values[name] = value;
  }
  const rate = changedRate(change);
  const isSameRate = rate.rate_id === chosen.rate_id && rate.rate_inherited === chosen.rate_inherited;
  return isSameRate ? values : { ...values, ...rate };
}

function assertNoFaults(
  pair: { subscribe_from: unknown; subscribe_until: unknown },
  span: SessionSpan,
  edit: FollowingEdit,
) {
  const inRule: Violation[] = edit.repetition === null ? [] : repetitionViolations(edit.repetition, span.start_date);
  const faults = [
    ...spanViolations(span),
    ...subscriptionViolations(pair),
    ...inRule.map((fault) => ({ ...fault, path: ['repetition', ...fault.path] })),
  ];
  if (faults.length > 0) throw invalidAll(faults);
}

/** Throws 422 when the capacity would drop below the number booked; raising it is allowed, even in an overbooked session. */
function assertEnoughSpots(plan: SessionPlan, { rows }: LockedSessions) {
  const { spots } = plan.values;
  if (spots === undefined) return;
  const staying = new Set(plan.rows.map((row) => row.id));
  const fewer = rows.filter(
    (row) => staying.has(row.id) && (row.spots === null || (spots !== null && spots < row.spots)),
  );
  const message = spotsMessage(spots, Math.max(0, ...fewer.map((row) => row.taken)));
  if (message !== null) throw invalid('spots', message.key, message.params);
}

/** Changes one session by itself; in a series it becomes an exception. */
export function planOne(
  { chosen, timeZone }: Pick<LockedSessions, 'chosen' | 'timeZone'>,
  span: SessionSpan,
  values: SessionValues,
): SessionPlan {
  const isMoved = !isSameSpan(chosen, span);
  const { id, series_index, taken } = chosen;
  const is_exception = chosen.series_id !== null;
  const isTold = isMoved || values.location_id !== undefined;
  return {
    timeZone,
    rows: [{ ...span, id, series_index, is_exception, change: isMoved ? 'moved' : 'kept' }],
    values,
    template: templateOf(chosen),
    skipped: [],
    series: { kind: 'untouched' },
    shortens: null,
    removes: [],
    surplus: [],
    touched: {
      sessions: 1,
      moved: isMoved ? 1 : 0,
      exceptions: 0,
      created: 0,
      removed: 0,
      participants: taken,
      told: isTold ? taken : 0,
    },
  };
}

function planAll(stored: LockedSessions, edit: FollowingEdit, values: SessionValues): SessionPlan {
  const { chosen, repetition, anchor_date, timeZone } = stored;
  const rows = stored.rows.map((row) => ({
    ...row,
    series_index: row.series_index ?? 1,
    participants_count: row.people,
  }));
  const anchor = anchor_date === null ? {} : { anchor_date };
  const plan = planFollowing({ rows, id: chosen.id, repetition, ...anchor, edit: withEnd(edit, chosen) });
  if (plan.refusal) {
    const field = plan.refusal.key === 'session.past_following' ? 'scope' : 'repetition';
    throw invalid(field, plan.refusal.key, plan.refusal.params);
  }
  const { conflicts: _, ...touched } = summarizePlan(plan, rows);
  const removes = [...plan.deletes, ...plan.conflicts];
  const reached = new Set([...removes, ...plan.updates.map((row) => row.id)]);
  const participants = rows.filter((row) => reached.has(row.id)).reduce((all, row) => all + row.taken, 0);
  return {
    timeZone,
    rows: plannedRows(plan),
    values,
    template: templateOf(chosen),
    skipped: plan.repetition.skip.filter((date) => date >= (plan.updates[0]?.start_date ?? '')),
    series: seriesOutcome(plan, chosen),
    shortens:
      chosen.series_id !== null && plan.old_until !== null ? { id: chosen.series_id, until: plan.old_until } : null,
    removes,
    surplus: stored.rows.filter((row) => plan.conflicts.includes(row.id)),
    touched: { ...touched, participants },
  };
}

/** Gives a new repetition without an end an end `DEFAULT_WEEKS` weeks after its start, so that a later change plans the same days. */
function withEnd(edit: FollowingEdit, chosen: StoredSession): FollowingEdit {
  const { repetition, shift_days } = edit;
  if (repetition === null || repetition.type === null) return edit;
  if (repetition.until !== null || repetition.count !== null) return edit;
  return { ...edit, repetition: { ...repetition, until: addDays(chosen.start_date, shift_days + DEFAULT_WEEKS * 7) } };
}

function plannedRows(plan: SeriesPlan): PlannedRow[] {
  const isSeries = plan.repetition.type !== null;
  const kept = plan.updates.map(
    ({ is_moved, is_exception, ...row }): PlannedRow => ({
      ...row,
      is_exception: isSeries && is_exception,
      series_index: isSeries ? row.series_index : null,
      change: changeOf({ is_moved, is_exception }),
    }),
  );
  const made = plan.creates.map((row): PlannedRow => ({ ...row, id: null, is_exception: false, change: 'created' }));
  return [...kept, ...made];
}

function changeOf({ is_moved, is_exception }: { is_moved: boolean; is_exception: boolean }): PlannedRow['change'] {
  if (is_moved) return 'moved';
  return is_exception ? 'exception' : 'kept';
}

function seriesOutcome(plan: SeriesPlan, chosen: StoredSession): SeriesOutcome {
  const { repetition: rule, anchor_date } = plan;
  if (rule.type === null) return { kind: 'none' };
  if (chosen.series_id === null || plan.is_split) return { kind: 'new', rule, anchor_date };
  return { kind: 'same', id: chosen.series_id, rule, anchor_date };
}

function templateOf({ spots, rate_id, rate_inherited, location_id, subscribe_from, subscribe_until }: StoredSession) {
  return { spots, rate_id, rate_inherited, location_id, subscribe_from, subscribe_until };
}
