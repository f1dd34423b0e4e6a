import { isDate } from '@move/domain/kit/dates/dates.ts';
import { EDIT_SCOPES } from '@move/domain/sessions/deletion.ts';
import { countOccurrences } from '@move/domain/sessions/repetition/occurrence-count.ts';
import { isPlannable, PLANNING_YEARS } from '@move/domain/sessions/planning-limits.ts';
import { REPETITION_TYPES, type Repetition } from '@move/domain/sessions/repetition/recurrence.ts';
import { parseRepetition, repetitionViolations } from '@move/domain/sessions/repetition/repetition-rules.ts';
import { spanViolations } from '@move/domain/sessions/session-times.ts';
import { z } from 'zod';
import { checkSubscribePair, subscribeFields } from '../activities/subscribe-fields.ts';
import { Flag, Id, IsoDate, refused, Spots, Version, WallTime } from '../kit/fields.ts';
import { report } from '../kit/report.ts';

/** Any day that exists: the planning years have an error of their own. */
const ExistingDate = z.string().refine(isDate, refused('regex'));

/** A day on which something may be planned; invalid text has an error of its own. */
export const PlannedDate = ExistingDate.refine(
  (date) => !isDate(date) || isPlannable(date),
  refused('session.window', PLANNING_YEARS),
);

/** How a series repeats (docs/rules/planning.md#repetition): ISO weekdays, 1 is Monday; local days; at most one of `until` and `count`. */
export const StoredRepetition = z.strictObject({
  type: z.enum(REPETITION_TYPES),
  every: z.int().positive(),
  days: z.array(z.int().min(1).max(7)),
  until: IsoDate.nullable(),
  count: z.int().positive().nullable(),
  skip: z.array(IsoDate),
});
export type StoredRepetition = z.output<typeof StoredRepetition>;

/** A repetition in a draft; everything but the type may be left out where it doesn't apply. */
type WrittenRepetition = { readonly type: Repetition['type'] } & { readonly [Field in keyof Repetition]?: unknown };

const isWritten = (value: unknown) => value === null || (typeof value === 'object' && !Array.isArray(value));

/** Type null, or null itself, is a single session. Each error has its own message. */
const RepetitionDraft = z
  .custom<WrittenRepetition | null>(isWritten)
  .check((ctx) => report(ctx, repetitionViolations(ctx.value ?? {})))
  .transform((written) => parseRepetition(written ?? {}));

const planned = {
  /** null is unlimited, 0 is closed. */
  spots: Spots.optional(),
  /** Null is free. Absent: a new session uses the activity's rate, an existing one keeps its rate (docs/rules/money.md#prices-and-vat). */
  rate_id: Id.nullable().optional(),
  /** True: uses the activity's rate again, whatever `rate_id` is. */
  rate_inherited: Flag.optional(),
  /** Null is the activity's location. */
  location_id: Id.nullable().optional(),
  subscribe_from: subscribeFields.subscribe_from.optional(),
  subscribe_until: subscribeFields.subscribe_until.optional(),
  repetition: RepetitionDraft.optional(),
};

/** A session, or with a repetition a series; times are wall time in the organisation's zone (docs/rules/planning.md#clock-changes). */
export const SessionDraft = z
  .object({
    start_date: PlannedDate,
    start_time: WallTime,
    end_date: ExistingDate,
    end_time: WallTime,
    ...planned,
    /** True: skips the days of the rule that are holidays, like `repetition.skip` (docs/rules/planning.md#repetition). */
    skip_holidays: Flag.optional(),
  })
  .check((ctx) => report(ctx, spanViolations(ctx.value)))
  .check(checkSubscribePair)
  .check((ctx) => {
    const { start_date, repetition } = ctx.value;
    if (repetition === undefined || repetition.type === null || !isPlannable(start_date)) return;
    // the skipped days were checked with the repetition itself
    const faults = repetitionViolations({ ...repetition, skip: [] }, start_date);
    const { violation } = faults.length > 0 ? { violation: null } : countOccurrences(start_date, repetition);
    report(ctx, violation === null ? faults : [{ path: [], ...violation }], ['repetition']);
  });
export type SessionDraft = z.output<typeof SessionDraft>;

/** Fields that are left out keep their value. The server checks the result, since only it knows the stored fields. */
export const SessionChange = z
  .object({
    start_date: PlannedDate.optional(),
    start_time: WallTime.optional(),
    end_date: ExistingDate.optional(),
    end_time: WallTime.optional(),
    ...planned,
    /** Required for a session of a series (docs/rules/planning.md#changing-a-series). */
    scope: z.enum(EDIT_SCOPES).optional(),
    /**
     * False: no mail about another day, time or location, except to those whose right to a refund changes
     * (docs/rules/planning.md#changing-a-series).
     */
    notify: Flag.optional(),
    ...Version,
  })
  .check(checkSubscribePair);
export type SessionChange = z.output<typeof SessionChange>;
