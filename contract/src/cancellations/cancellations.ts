import { CANCELLATION_KINDS, CANCELLATION_REFUND_STATES } from '@move/domain/orders/refunds/cancellations.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Id, Instant, Named, QueryId, queryChoices } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { cancellationLabels } from './cancellations.labels.ts';

/**
 * One cancellation by an organiser, with the progress of its refunds. Amounts and their counts leave out sales that the caller may not see.
 */
export const Cancellation = z.strictObject({
  id: Id,
  kind: z.enum(CANCELLATION_KINDS),
  activity: Named,
  /** The bundle, when the cancellation is about exactly one. */
  bundle: Named.nullable(),
  /** The start of the first session; null when a bundle was canceled but none of its sessions. */
  starts_at: Instant.nullable(),
  sessions_count: Count,
  canceled_at: Instant,
  /** The user's name; null for an automatic cancellation, and for a removed user. */
  canceled_by: z.string().nullable(),
  people: Count,
  refunded_in_cents: Count,
  /** People whose refund is still on its way, and people whose refund failed. */
  pending: Count,
  failed: Count,
  /** People whose cash is still to be handed over. */
  to_hand_over: Count,
  /** What was paid elsewhere, which the organisation refunds itself; not part of `refunded_in_cents`. */
  elsewhere_in_cents: Count,
});
export type Cancellation = z.output<typeof Cancellation>;

/** One person of a cancellation: the refund, its way and its status. */
export const CanceledPerson = z.strictObject({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  /** Null for bookings from before orders existed, and where another platform sold the spot; then amount and status are null too. */
  order: z.strictObject({ id: Id, number: z.string(), payment_type: z.enum(PAYMENT_TYPES).nullable() }).nullable(),
  amount_in_cents: Count.nullable(),
  /** What was paid elsewhere, which the organisation refunds itself; not part of `amount_in_cents`. */
  elsewhere_in_cents: Count.nullable(),
  state: z.enum(CANCELLATION_REFUND_STATES).nullable(),
  /** Refunds that the payment provider refused: retry them, or record how the money was refunded another way. */
  failures: z.array(z.strictObject({ id: Id, amount_in_cents: Count, reason: z.string().nullable() })),
  /** Refunds in cash that were not handed over yet. */
  to_hand_over: z.array(z.strictObject({ id: Id, amount_in_cents: Count })),
});
export type CanceledPerson = z.output<typeof CanceledPerson>;

const PATH = '/v1/admin/organizations/:organizationId/cancellations';
const ONE = `${PATH}/:cancellationId`;
const guard = {
  permission: { all: ['view-rates', 'manage-participants'] },
  scope: 'organization',
  labels: cancellationLabels,
} as const;

/** Cancellations with participants, newest first. */
export const listCancellations = endpoint({
  ...guard,
  name: 'listCancellations',
  method: 'GET',
  path: PATH,
  query: pageQuery({
    sort: ['canceled_at'],
    order: 'desc',
    filters: { activityId: QueryId.optional(), sessionId: QueryId.optional(), bundleId: QueryId.optional() },
  }),
  reply: pageOf('cancellations', Cancellation),
});

export const getCancellation = endpoint({
  ...guard,
  name: 'getCancellation',
  method: 'GET',
  path: ONE,
  reply: { cancellation: Cancellation },
});

/** The people of a cancellation, each listed once even if several of their sessions were canceled; failed refunds first. */
export const listCanceledPeople = endpoint({
  ...guard,
  name: 'listCanceledPeople',
  method: 'GET',
  path: `${ONE}/people`,
  query: pageQuery({
    sort: ['state', 'name', 'amount_in_cents'],
    filters: { state: queryChoices(CANCELLATION_REFUND_STATES).optional() },
  }),
  reply: pageOf('people', CanceledPerson),
});
