import { z } from 'zod';
import { Count, Flag, Id, Instant, IsoDate, WallTime } from '../kit/fields.ts';

/** One day of the plan, in order. */
export const PreviewDate = z.strictObject({
  /** The session that is kept or moved; null for a new one. */
  session_id: Id.nullable(),
  change: z.enum(['created', 'kept', 'moved', 'exception']),
  start_date: IsoDate,
  /** The start time; it differs from the requested one when the clock skips that hour (docs/rules/planning.md#clock-changes). */
  start_time: WallTime,
  end_date: IsoDate,
  end_time: WallTime,
  starts_at: Instant,
  ends_at: Instant,
  /** The effects of a clock change or a short month, as text. */
  notes: z.array(z.strictObject({ kind: z.enum(['clock', 'short_month']), text: z.string() })),
  /** The names of the holidays on that day. */
  holidays: z.array(z.string()),
  /** Starts before another session of the plan has ended. */
  overlaps: Flag,
  /** The location of an exception that is held elsewhere than the rest of its series; null for other sessions. */
  own_location: z.string().nullable(),
  /** Other sessions of the organisation at the same time with the same location, or the named trainers. */
  clashes: z.array(
    z.strictObject({
      session_id: Id,
      name: z.string(),
      start_time: WallTime,
      end_time: WallTime,
      is_same_location: Flag,
      trainers: z.array(z.string()),
    }),
  ),
});
export type PreviewDate = z.output<typeof PreviewDate>;

/** How many sessions and people are affected. */
export const AffectedSessions = z.strictObject({
  /** Sessions that stay and are changed. */
  sessions: Count,
  /** How many of `sessions` move to another time. */
  moved: Count,
  /** How many of `sessions` are exceptions and keep their time. */
  exceptions: Count,
  created: Count,
  /** Sessions that are removed, with and without participants. */
  removed: Count,
  /** Spots taken in all affected sessions. */
  participants: Count,
  /** Spots taken in sessions whose date, time or location changes. */
  told: Count,
});
export type AffectedSessions = z.output<typeof AffectedSessions>;

/** What a plan or change would do, calculated by the code that carries it out. */
export const SessionPreview = z.strictObject({
  tz: z.string(),
  dates: z.array(PreviewDate),
  /** Days that the rule deliberately skips. */
  skipped: z.array(z.strictObject({ date: IsoDate, holidays: z.array(z.string()) })),
  /** The last day of the series; null for a single session. */
  until: IsoDate.nullable(),
  touched: AffectedSessions,
  /** Sessions with participants that would be removed: refused with 409 unless `force=1`. */
  surplus: z.array(z.strictObject({ session_id: Id, start_date: IsoDate, start_time: WallTime, taken: Count })),
});
export type SessionPreview = z.output<typeof SessionPreview>;
