import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, Id, Instant, text } from '../kit/fields.ts';
import { paymentLabels } from './payments.labels.ts';

/** A refund through the payment provider. */
export const ProviderRefund = z.strictObject({
  id: Id,
  order_id: Id,
  /** `paid_twice` and `paid_too_much` are refunded automatically, in addition to what the order refunds. */
  reason: z.enum(['refund', 'paid_twice', 'paid_too_much']),
  amount_in_cents: z.int().positive(),
  /** `pending` until the provider has it, `sent` until it is done; `settled`: staff refunded it another way after it failed. */
  status: z.enum(['pending', 'sent', 'done', 'failed', 'settled']),
  /** The provider's reason for refusing it. */
  failure: z.string().nullable(),
  attempts: Count,
  settled_how: z.string().nullable(),
  /**
   * Staff refunded it another way after attempts without a reply: the provider is asked whether it arrived anyway. If it did not, the
   * organisation is owed the money.
   */
  is_looked_up: Flag,
  created_at: Instant,
  updated_at: Instant,
});
export type ProviderRefund = z.output<typeof ProviderRefund>;

const ORDER = '/v1/admin/organizations/:organizationId/orders/:orderId/provider-refunds';
const ONE = `${ORDER}/:providerRefundId`;
// superadmins also send and settle refunds of a removed organisation
const guard = {
  permission: 'refund-transactions',
  scope: 'kept_organization',
  reply: { provider_refund: ProviderRefund },
  status: 200,
  problems: ['refund.not_open'],
  refusesImpersonation: true,
  labels: paymentLabels,
} as const;

/** The refunds of an order through the provider, newest first. */
export const listProviderRefunds = endpoint({
  name: 'listProviderRefunds',
  method: 'GET',
  path: ORDER,
  permission: 'view-rates',
  scope: 'kept_organization',
  reply: { provider_refunds: z.array(ProviderRefund) },
});

/** Sends a failed refund to the provider again. */
export const retryProviderRefund = endpoint({
  ...guard,
  name: 'retryProviderRefund',
  method: 'POST',
  path: `${ONE}/retry`,
});

/**
 * Sends all failed refunds of a cancellation by the organiser to the provider again. Skips others, so it may be repeated; `retried` counts
 * those that are sent.
 */
export const retryCancellationRefunds = endpoint({
  ...guard,
  name: 'retryCancellationRefunds',
  method: 'POST',
  path: '/v1/admin/organizations/:organizationId/cancellations/:cancellationId/retry-refunds',
  reply: { retried: Count },
  problems: [],
});

/** Marks a failed refund as done: the money was refunded another way, in cash or by the bank. */
export const settleProviderRefund = endpoint({
  ...guard,
  name: 'settleProviderRefund',
  method: 'POST',
  path: `${ONE}/settle`,
  body: z.object({ settled_how: text(2_000) }),
});
