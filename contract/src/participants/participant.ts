import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { PAYMENT_TYPES, STAFF_BOOKING_PAYMENTS } from '@move/domain/orders/payment/payment-types.ts';
import { STAFF_REFUNDS } from '@move/domain/orders/refunds/refunds.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { CHECK_INS, PARTICIPANT_GENDERS, PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { refundAmounts } from '../orders/refund-amounts.ts';
import { Answer, AnswerDrafts } from '../questions/answers.ts';
import {
  Count,
  Email,
  Flag,
  Id,
  Instant,
  IsoDate,
  PersonName,
  Named,
  Notes,
  QueryFlag,
  Stamps,
  Version,
} from '../kit/fields.ts';

const Gender = z.enum(PARTICIPANT_GENDERS);

/** The fields of a person in replies. */
export const personFields = {
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  date_of_birth: IsoDate.nullable(),
  gender: Gender.nullable(),
  notes: z.string().nullable(),
  /** The language of the person's mails. */
  locale: z.enum(LOCALES),
};

/**
 * What was sold; null for a participant without an order, and in the sessions of a bundle, which is sold as a whole. In a session that the
 * organiser canceled it is the payment of the bundle, with only this session's share of what that cancellation refunded.
 */
const Payment = z
  .strictObject({
    order_id: Id,
    payment_type: z.enum(PAYMENT_TYPES).nullable(),
    status: z.enum(TRANSACTION_STATUSES),
    total_in_cents: Count,
    ...refundAmounts,
    /** Until when an unpaid spot is reserved; null without an end, such as for cash. */
    reserved_until: Instant.nullable(),
  })
  .nullable();

/** What a cancellation at this moment would refund (docs/rules/money.md#refunds-by-term). */
export const RefundQuote = z.strictObject({
  percentage: z.int().min(0).max(100),
  term_in_cents: Count,
  /** The refund in moves of what was paid from a wallet; null for a payment in money. */
  term_in_moves: Count.nullable(),
  full_in_cents: Count,
});
export type RefundQuote = z.output<typeof RefundQuote>;

const row = {
  id: Id,
  ...personFields,
  /** Null for a walk-in without an address. */
  email: z.string().nullable(),
  /** Added at the door (docs/rules/spots.md#at-the-door). */
  is_walk_in: Flag,
  /** Whole years on the day of the session; null without a date of birth. */
  age: z.int().nullable(),
  status: z.enum(PARTICIPANT_STATUSES),
  check_in: z.enum(CHECK_INS),
  /** Signed out before the start, so that the spot is free again (docs/rules/spots.md#signing-out). */
  has_freed_spot: Flag,
  checked_in_at: Instant.nullable(),
  checked_in_by: z.string().nullable(),
  /** The bundle that the person booked. */
  bundle: Named.nullable(),
  payment: Payment,
  answers: z.array(Answer),
  canceled_at: Instant.nullable(),
  ...Stamps,
};

/** A participant of one session. */
export const Participant = z.strictObject(row);
export type Participant = z.output<typeof Participant>;

/** A participant of a bundle, and so of all its sessions (docs/rules/spots.md#bundles). */
export const BundleParticipant = z.strictObject({
  id: Id,
  ...personFields,
  /** The age on the day of the first session to come, on which ages are checked (docs/rules/spots.md#ages). */
  age: z.int().nullable(),
  status: z.enum(PARTICIPANT_STATUSES),
  /** The person's sessions in the bundle, with their attendance. */
  sessions: z.strictObject({ total: Count, to_come: Count, present: Count, absent: Count, signed_out: Count }),
  payment: Payment,
  answers: z.array(Answer),
  canceled_at: Instant.nullable(),
  ...Stamps,
});
export type BundleParticipant = z.output<typeof BundleParticipant>;

/** The attendance of a session, without canceled participants. */
export const Attendance = z.strictObject({
  total: Count,
  none: Count,
  present: Count,
  absent: Count,
  signed_out: Count,
});
export type Attendance = z.output<typeof Attendance>;

/** The fields of a person in drafts. */
export const personDraft = {
  first_name: PersonName,
  last_name: PersonName,
  email: Email,
  /** Required when the offer checks ages (docs/rules/spots.md#ages). */
  date_of_birth: IsoDate.nullable().optional(),
  gender: Gender.nullable().optional(),
  notes: Notes.optional(),
  locale: z.enum(LOCALES).optional(),
};

const overrides = {
  /** Both need `override-limits`, and are audited (docs/rules/spots.md#spots). */
  override_capacity: Flag.optional(),
  override_age: Flag.optional(),
};

/** Absent: the person is mailed about the change. */
const notify = Flag.optional();

export const ParticipantDraft = z.object({
  ...personDraft,
  /** Absent: no questions were asked. Otherwise they are checked against the questions of the activity. */
  answers: AnswerDrafts.optional(),
  /** Absent: follows the offer; where it has a price, the payment is in cash. `link`: a payment link is mailed, whatever `notify` is. */
  payment_type: z.enum(STAFF_BOOKING_PAYMENTS).optional(),
  /** Cash that was received at once: with `cash`, and needs `manage-finances` as well. */
  is_paid: Flag.optional(),
  /** The price on the screen. 409 when the price has changed since, for a spot that is paid at once or elsewhere (`external`). */
  price_in_cents: z.int().min(0).optional(),
  ...overrides,
  notify,
});
export type ParticipantDraft = z.output<typeof ParticipantDraft>;

export const ParticipantChange = z.object({
  ...personDraft,
  first_name: PersonName.optional(),
  last_name: PersonName.optional(),
  /** Null only for a walk-in. */
  email: Email.nullable().optional(),
  answers: AnswerDrafts.optional(),
  override_age: overrides.override_age,
  ...Version,
});
export type ParticipantChange = z.output<typeof ParticipantChange>;

/** A bundle has no walk-ins, so each participant has an address. */
export const BundleParticipantChange = ParticipantChange.extend({ email: Email.optional() });

/** Moves to another session of the activity, with everything about the person except the attendance. */
export const ParticipantMove = z.object({ session_id: Id, ...overrides, notify });
export type ParticipantMove = z.output<typeof ParticipantMove>;

export const RemovalQuery = z.object({ refund: z.enum(STAFF_REFUNDS).optional(), notify: QueryFlag.optional() });

/** Reads null as `none`. */
export const CheckInStatus = z
  .enum(CHECK_INS)
  .nullable()
  .transform((status) => status ?? 'none');
