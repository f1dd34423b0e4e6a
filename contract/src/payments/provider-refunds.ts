import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, Id, Instant, text } from '../kit/fields.ts';
import { paymentLabels } from './payments.labels.ts';

/** Money that goes back through the payment provider. */
export const ProviderRefund = z.strictObject({
  id: Id,
  order_id: Id,
  /** `paid_twice` and `paid_too_much` go back by themselves, beside what the order refunds. */
  reason: z.enum(['refund', 'paid_twice', 'paid_too_much']),
  amount_in_cents: z.int().positive(),
  /** `pending` until the provider has it, `sent` until it is done; `settled`: staff gave it back another way after it failed. */
  status: z.enum(['pending', 'sent', 'done', 'failed', 'settled']),
  /** What the provider answered when it refused. */
  failure: z.string().nullable(),
  attempts: Count,
  settled_how: z.string().nullable(),
  /**
   * Staff gave it back after attempts without an answer: the provider is asked whether it arrived all the same. The organisation is owed
   * the money once it turns out that it did not.
   */
  is_looked_up: Flag,
  created_at: Instant,
  updated_at: Instant,
});
export type ProviderRefund = z.output<typeof ProviderRefund>;

const ORDER = '/v1/admin/organizations/:organizationId/orders/:orderId/provider-refunds';
const ONE = `${ORDER}/:providerRefundId`;
const guard = {
  permission: 'refund-transactions',
  scope: 'organization',
  reply: { provider_refund: ProviderRefund },
  status: 200,
  problems: ['refund.not_open'],
  refusesImpersonation: true,
  labels: paymentLabels,
} as const;

/** What goes back, or went back, through the provider for an order; the newest first. */
export const listProviderRefunds = endpoint({
  name: 'listProviderRefunds',
  method: 'GET',
  path: ORDER,
  permission: 'view-rates',
  scope: 'organization',
  reply: { provider_refunds: z.array(ProviderRefund) },
});

/** Sends a refund that failed to the provider once more. */
export const retryProviderRefund = endpoint({
  ...guard,
  name: 'retryProviderRefund',
  method: 'POST',
  path: `${ONE}/retry`,
});

/**
 * Sends all refunds of a cancellation by the organiser that failed to the provider once more. Others stay as they are, so a repeat does
 * no harm; `retried` counts those that are sent.
 */
export const retryCancellationRefunds = endpoint({
  ...guard,
  name: 'retryCancellationRefunds',
  method: 'POST',
  path: '/v1/admin/organizations/:organizationId/cancellations/:cancellationId/retry-refunds',
  reply: { retried: Count },
  problems: [],
});

/** The money was given back another way, in cash or by the bank: a refund that failed is done. */
export const settleProviderRefund = endpoint({
  ...guard,
  name: 'settleProviderRefund',
  method: 'POST',
  path: `${ONE}/settle`,
  body: z.object({ settled_how: text(2_000) }),
});
