import { CANCELLATION_KINDS, REPAYMENT_STATES } from '@move/domain/orders/refunds/cancellations.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Id, Instant, Named, QueryId, queryChoices } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { cancellationLabels } from './cancellations.labels.ts';

/**
 * What an organiser canceled at once, with how far the money of its people is. Amounts and counts of money leave out what platforms
 * out of sight sold.
 */
export const Cancellation = z.strictObject({
  id: Id,
  kind: z.enum(CANCELLATION_KINDS),
  activity: Named,
  /** The only bundle that it is about. */
  bundle: Named.nullable(),
  /** The first session; null for a bundle without sessions of its own. */
  starts_at: Instant.nullable(),
  sessions_count: Count,
  canceled_at: Instant,
  /** Null for the product itself, and a user who was removed. */
  canceled_by: z.string().nullable(),
  people: Count,
  refunded_in_cents: Count,
  /** How many people's money is still on its way, and how many people's could not be returned. */
  pending: Count,
  failed: Count,
  /** How many people's cash is still to be given back. */
  to_hand_over: Count,
});
export type Cancellation = z.output<typeof Cancellation>;

/** One person of a cancellation: what goes back, by which way, and how far that is. */
export const CanceledPerson = z.strictObject({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  /** Null for people of before orders were kept, and where another platform sold the place: then amount and state are null too. */
  order: z.strictObject({ id: Id, number: z.string(), payment_type: z.enum(PAYMENT_TYPES).nullable() }).nullable(),
  amount_in_cents: Count.nullable(),
  state: z.enum(REPAYMENT_STATES).nullable(),
  /** Refunds that the payment provider refused: try them again, or note how the money was given back. */
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

/** What was canceled with people in it, the newest first. */
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

/** Everybody in it, each once however many of their sessions were canceled; first whose money could not be returned. */
export const listCanceledPeople = endpoint({
  ...guard,
  name: 'listCanceledPeople',
  method: 'GET',
  path: `${ONE}/people`,
  query: pageQuery({
    sort: ['state', 'name', 'amount_in_cents'],
    filters: { state: queryChoices(REPAYMENT_STATES).optional() },
  }),
  reply: pageOf('people', CanceledPerson),
});
