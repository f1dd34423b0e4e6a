import type { SessionDraft } from '@move/contract/sessions/session-drafts.ts';
import { chosenRate } from '@move/domain/rates/chosen-rate.ts';
import {
  occurrenceDates,
  type Repetition,
  NO_REPETITION,
  startsTooFarBack,
} from '@move/domain/sessions/repetition/recurrence.ts';
import { clockOf, spanOn } from '@move/domain/sessions/session-times.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { PlanningContext } from './planning-context.ts';
import type { SeriesOutcome, SessionPlan, SessionValues } from './session-plan.ts';

/**
 * Plans a new session or series (docs/rules/planning.md#repetition). Throws 422 when it starts too far back or its repetition has no day.
 */
export function planCreation(draft: SessionDraft, setting: PlanningContext): SessionPlan {
  const repetition = draft.repetition ?? NO_REPETITION;
  const { start_date } = draft;
  if (startsTooFarBack({ startDate: start_date, today: setting.today, repetition })) {
    throw invalid('start_date', 'repetition.too_far_back');
  }
  const { dates, skipped, end, violation } = occurrenceDates(start_date, repetition);
  if (violation !== null) throw invalid('repetition', violation.key, violation.params);
  const clock = clockOf(draft);
  const isSeries = repetition.type !== null;
  const rule = end.kind === 'default' ? { ...repetition, until: end.until } : repetition;
  const nothing = { sessions: 0, moved: 0, exceptions: 0, removed: 0, participants: 0, told: 0 };
  return {
    timeZone: setting.timeZone,
    rows: dates.map(({ date, index }) => ({
      ...spanOn(date, clock),
      id: null,
      series_index: isSeries ? index : null,
      is_exception: false,
      change: 'created',
    })),
    values: valuesOf(draft),
    template: {},
    skipped,
    series: seriesOf(rule, start_date),
    shortens: null,
    removes: [],
    surplus: [],
    touched: { ...nothing, created: dates.length },
  };
}

function seriesOf(rule: Repetition, anchor_date: string): SeriesOutcome {
  return rule.type === null ? { kind: 'none' } : { kind: 'new', rule, anchor_date };
}

function valuesOf({ spots = null, location_id = null, ...draft }: SessionDraft): SessionValues {
  const { subscribe_from = null, subscribe_until = null } = draft;
  return { spots, ...chosenRate(draft), location_id, subscribe_from, subscribe_until };
}
