import { z } from 'zod';
import { Count, Flag, Id, Instant, IsoDate, WallTime } from '../kit/fields.ts';

/** One day of the plan, in order. */
export const PreviewDate = z.strictObject({
  /** The session that is kept or moved; null when one is made. */
  session_id: Id.nullable(),
  change: z.enum(['created', 'kept', 'moved', 'exception']),
  start_date: IsoDate,
  /** The time at which it starts: another one than asked for when the clock skips that hour (docs/rules/planning.md#clock-changes). */
  start_time: WallTime,
  end_date: IsoDate,
  end_time: WallTime,
  starts_at: Instant,
  ends_at: Instant,
  /** What the clock change or a short month does to it, in words. */
  notes: z.array(z.strictObject({ kind: z.enum(['clock', 'short_month']), text: z.string() })),
  /** Names of the holidays it falls in. */
  holidays: z.array(z.string()),
  /** Begins before another session of the plan has ended. */
  overlaps: Flag,
  /** Other sessions of the organisation at the same time that need the same place, or the trainers that are named. */
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
export const Touched = z.strictObject({
  /** Sessions that stay and take part in the change. */
  sessions: Count,
  /** Of those: at another time than before. */
  moved: Count,
  /** Of those: changed by themselves before, so they keep their time. */
  exceptions: Count,
  created: Count,
  /** Sessions that disappear, with and without participants. */
  removed: Count,
  /** Places taken in all sessions that are touched. */
  participants: Count,
  /** Places taken in sessions whose date, time or place changes. */
  told: Count,
});
export type Touched = z.output<typeof Touched>;

/** What would happen; nothing is written. Made by the function that carries it out. */
export const SessionPreview = z.strictObject({
  tz: z.string(),
  dates: z.array(PreviewDate),
  /** Days of the rule that are left out on purpose. */
  skipped: z.array(z.strictObject({ date: IsoDate, holidays: z.array(z.string()) })),
  /** The series as it would be stored; null for a single session. */
  until: IsoDate.nullable(),
  touched: Touched,
  /** Sessions that disappear although someone takes part: refused with 409 unless `force=1`. */
  surplus: z.array(z.strictObject({ session_id: Id, start_date: IsoDate, start_time: WallTime, taken: Count })),
});
export type SessionPreview = z.output<typeof SessionPreview>;
