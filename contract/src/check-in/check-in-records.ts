import { CHECK_INS } from '@move/domain/participants/participant.ts';
import { SESSION_STATUSES } from '@move/domain/sessions/session-status.ts';
import { z } from 'zod';
import { Count, Flag, Id, Instant, IsoDate, Named, Spots, WallTime } from '../kit/fields.ts';
import { Attendance } from '../participants/participant.ts';

/** A session in the check-in. */
export const CheckInSession = z.strictObject({
  id: Id,
  organization: Named,
  activity: Named,
  location: z.string().nullable(),
  /** Local to `tz`. */
  start_date: IsoDate,
  start_time: WallTime,
  end_time: WallTime,
  tz: z.string(),
  starts_at: Instant,
  ends_at: Instant,
  spots: Spots,
  taken: Count,
  status: z.enum(SESSION_STATUSES),
  /** What a walk-in pays at the door; 0 where nothing is paid, or only on another website. */
  door_price_in_cents: Count,
  /** A walk-in needs a date of birth (docs/rules/spots.md#ages). */
  should_validate_age: Flag,
  /** The ages that the activity is for, so that a phone without a network refuses others; null is open. */
  age_from: z.int().nullable(),
  age_to: z.int().nullable(),
  /** The caller is a trainer of its activity. */
  is_mine: Flag,
  attendance: Attendance,
});
export type CheckInSession = z.output<typeof CheckInSession>;

/**
 * A person on the check-in list. Phones store the list, so it contains no addresses or birth dates, and only whether a person has notes.
 */
export const CheckInPerson = z.strictObject({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  /** The age on the day of the session; only where the activity checks ages. */
  age: z.int().nullable(),
  has_notes: Flag,
  /** The order is still open. */
  is_pending: Flag,
  check_in: z.enum(CHECK_INS),
  /** When the status was given; without a network the server received it later. */
  noted_at: Instant.nullable(),
});
export type CheckInPerson = z.output<typeof CheckInPerson>;

/** The outcome of a tap; a newer tap of another user is kept (ADR 15). */
export const TAP_OUTCOMES = ['applied', 'repeated', 'overtaken'] as const;

export const Tap = z.object({
  /** Made by the phone, so that a repeated request has no second effect. */
  id: z.uuid(),
  status: z.enum(CHECK_INS),
  /** The status that the list showed at the tap. If the stored one differs, another user changed it. */
  seen: z.enum(CHECK_INS),
  /** When the tap was made, in server time as estimated by the phone. */
  made_at: Instant,
  /** Skips the capacity check for a participant who signed out and comes after all: needs `override-limits`; audited. */
  override_capacity: Flag.optional(),
});
export type Tap = z.output<typeof Tap>;
