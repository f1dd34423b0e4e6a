import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { PARTICIPANT_GENDERS } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Email, Flag, Id, IsoDate, Notes, PersonName } from '../kit/fields.ts';
import { AnswerDrafts } from '../questions/answers.ts';
import { PublicBooking } from './booking.ts';
import { checkoutLabels } from './checkout.labels.ts';

/** The most people in one booking. */
export const PEOPLE_AT_ONCE = 10;

/**
 * The page of the website where the visitor books, on one of the platform's own hosts: the page of the order links back to it. Stored
 * normalized, so that every program parses it alike: browsers read `https:\\host` as `https://host/`, others don't.
 */
const ReturnUrl = z
  .string()
  .max(1_000, { abort: true })
  .overwrite((value) => URL.parse(value)?.href ?? value)
  .max(1_000)
  .optional();

const Buyer = z.object({ first_name: PersonName, last_name: PersonName, email: Email });

const BookingPerson = z.object({
  first_name: PersonName,
  last_name: PersonName,
  /** Absent: the address of the buyer. */
  email: Email.optional(),
  /** Required when the offer checks ages. */
  date_of_birth: IsoDate.nullable().optional(),
  gender: z.enum(PARTICIPANT_GENDERS).nullable().optional(),
  notes: Notes.optional(),
  answers: AnswerDrafts.optional(),
});

/**
 * Pays with the moves of this wallet at once, or books nothing: 422 on `wallet_id`. Requires the token of an app user. A free offer takes
 * no moves.
 */
const PayingWalletId = Id.optional();

/** With `wallet_id`, the price in moves that the user saw: 422 when the price has changed since. A free offer takes no moves. */
const PriceInMoves = Count.optional();

export const BookingDraft = z.object({
  buyer: Buyer,
  participants: z.array(BookingPerson).min(1).max(PEOPLE_AT_ONCE),
  /** The buyer is the parent or guardian of the participants who are younger than 16 on the day. */
  is_guardian: Flag.optional(),
  /** When no spot is free, the participant joins the waiting list; only for a booking of one person. */
  join_waitlist: Flag.optional(),
  wallet_id: PayingWalletId,
  price_in_moves: PriceInMoves,
  /** The language of the mails; absent: that of the call. */
  locale: z.enum(LOCALES).optional(),
  return_url: ReturnUrl,
});
export type BookingDraft = z.output<typeof BookingDraft>;

export const PublicPurchaseDraft = z.object({
  buyer: Buyer,
  date_of_birth: IsoDate.nullable().optional(),
  quantity: z.int().min(1).max(1_000),
  answers: AnswerDrafts.optional(),
  wallet_id: PayingWalletId,
  price_in_moves: PriceInMoves,
  locale: z.enum(LOCALES).optional(),
  return_url: ReturnUrl,
});

/** `token`: the secret of the order's link; the page of the order is `/booking?token=`. */
const BookingWithToken = z.strictObject({ token: z.string(), ...PublicBooking.shape });

/** `in_line`: 1 is the first on the waiting list. */
const Entry = z.strictObject({ status: z.enum(['waiting', 'invited']), in_line: Count });

const booked = { booking: BookingWithToken.optional(), entry: Entry.optional() };

/** What the calls of a website or app have in common: a repeated request books once, and gets the same reply. */
const shared = {
  permission: 'public',
  scope: 'public',
  hasSecret: true,
  sealsReply: true,
  // only with `wallet_id`
  refusals: [401],
  labels: checkoutLabels,
} as const;

/**
 * Books people for a published session, in one order. Free: they are active at once. Paid: their spots are reserved for 15 minutes. A full
 * session is 422 on `session`, or with `join_waitlist` an `entry` on its waiting list.
 */
export const createSessionBooking = endpoint({
  ...shared,
  name: 'createSessionBooking',
  method: 'POST',
  path: '/v1/public/sessions/:sessionId/bookings',
  body: BookingDraft,
  reply: booked,
  problems: ['throttle', 'session.canceled', 'waitlist.over'],
});

/** Books people for all sessions of a bundle that are still to come, like `createSessionBooking`. */
export const createBundleBooking = endpoint({
  ...shared,
  name: 'createBundleBooking',
  method: 'POST',
  path: '/v1/public/bundles/:bundleId/bookings',
  body: BookingDraft,
  reply: booked,
  problems: ['throttle', 'session.canceled', 'waitlist.over'],
});

/** Buys units of a published product; unpaid ones are reserved for 15 minutes. */
export const createPublicPurchase = endpoint({
  ...shared,
  name: 'createPublicPurchase',
  method: 'POST',
  path: '/v1/public/products/:productId/purchases',
  body: PublicPurchaseDraft,
  reply: { booking: BookingWithToken },
  problems: ['throttle'],
});
