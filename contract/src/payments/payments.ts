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
  /** `new` until the provider knows of it, which takes a second at most; poll again. Then `open` until it is paid or fails. */
  status: z.enum(['new', 'open', 'paid', 'failed', 'canceled', 'expired']),
  method: z.enum(ONLINE_PAYMENT_TYPES),
  /** Including service fees. */
  amount_in_cents: z.int().positive(),
  /** The provider's page where the buyer pays; null while there is none. */
  checkout_url: z.string().nullable(),
});
export type Payment = z.output<typeof Payment>;

/**
 * Starts a payment by the secret of an order's link. A repeat with the same method, in another tab or by a double click, returns the same
 * payment while it is open. 409 when the order is not open (any more); 422 on `method` when the platform doesn't offer that way of paying.
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
 * Mollie's webhook that a payment changed. Its content is not trusted: the payment is then read from Mollie. An unknown payment gets the
 * same reply, so that strangers can't learn which payments exist.
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

/** The outcomes of a payment at the built-in provider. */
export const TEST_OUTCOMES = ['paid', 'failed', 'canceled', 'expired'] as const;

/** A payment at the built-in provider of demos and tests. */
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

/** Ends a payment at the built-in provider; also after an earlier end, to simulate late and repeated reports. */
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
