import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { ONLINE_PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/fields.ts';
import { paymentLabels } from './payments.labels.ts';

const PATH = '/v1/public/bookings/:orderToken/payments';

/** An attempt to pay an order, as its buyer follows it. */
export const Payment = z.strictObject({
  id: Id,
  /** `new` until the provider knows of it, which takes a second at most; ask again. Then `open` until the buyer has paid or not. */
  status: z.enum(['new', 'open', 'paid', 'failed', 'canceled', 'expired']),
  method: z.enum(ONLINE_PAYMENT_TYPES),
  /** With the costs of paying. */
  amount_in_cents: z.int().positive(),
  /** The provider's page, where the buyer pays; null while there is none. */
  checkout_url: z.string().nullable(),
});
export type Payment = z.output<typeof Payment>;

/**
 * Begins to pay an order by the secret of its link. The same way of paying twice, in two tabs or by a double tap, is the same
 * payment as long as it is open. 409 when the order is not to be paid, or not any more; 422 on `method` when the platform doesn't offer
 * that way.
 */
export const startPayment = endpoint({
  name: 'startPayment',
  method: 'POST',
  path: PATH,
  permission: 'public',
  scope: 'self',
  body: z.object({ method: z.enum(ONLINE_PAYMENT_TYPES) }),
  reply: { payment: Payment },
  problems: ['payment.not_open', 'payment.over', 'throttle'],
  labels: paymentLabels,
});

export const getPayment = endpoint({
  name: 'getPayment',
  method: 'GET',
  path: `${PATH}/:paymentId`,
  permission: 'public',
  scope: 'self',
  reply: { payment: Payment },
  problems: ['throttle'],
});

/**
 * Mollie tells that a payment changed (webhook). The message proves nothing: the payment is then asked for at Mollie. An
 * unknown one is answered alike, so that nobody learns which payments there are.
 */
export const receivePaymentNews = endpoint({
  name: 'receivePaymentNews',
  method: 'POST',
  path: '/v1/public/payments/mollie',
  permission: 'public',
  scope: 'self',
  body: z.object({ id: z.string().min(1).max(100) }),
  acceptsForm: true,
  isRepeatable: true,
  reply: { received: z.literal(true) },
  status: 200,
  labels: paymentLabels,
});

/** How a payment at the built-in provider may end. */
export const TEST_OUTCOMES = ['paid', 'failed', 'canceled', 'expired'] as const;

/** A payment as the built-in provider of demos and tests shows it. */
export const TestPayment = z.strictObject({
  amount_in_cents: z.int().positive(),
  description: z.string(),
  method: z.enum(ONLINE_PAYMENT_TYPES),
  locale: z.enum(LOCALES),
  status: z.enum(['open', ...TEST_OUTCOMES]),
  return_url: z.string(),
});
export type TestPayment = z.output<typeof TestPayment>;

const TEST = '/v1/public/test-payments/:reference';

/** 404 unless the built-in provider is in use. */
export const getTestPayment = endpoint({
  name: 'getTestPayment',
  method: 'GET',
  path: TEST,
  permission: 'public',
  scope: 'self',
  reply: { test_payment: TestPayment },
});

/** Ends a payment at the built-in provider; also after an earlier end, so that late and repeated news can be played. */
export const endTestPayment = endpoint({
  name: 'endTestPayment',
  method: 'POST',
  path: `${TEST}/outcome`,
  permission: 'public',
  scope: 'self',
  body: z.object({ outcome: z.enum(TEST_OUTCOMES) }),
  reply: { test_payment: TestPayment },
  status: 200,
  labels: paymentLabels,
});
