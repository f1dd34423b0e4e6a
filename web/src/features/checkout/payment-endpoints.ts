import { endpoint } from '@move/contract/kit/endpoint.ts';
import { z } from 'zod';

const PATH = '/v1/public/bookings/:orderToken/payments';

const Payment = z.strictObject({
  id: z.int(),
  status: z.enum(['new', 'open', 'paid', 'failed', 'canceled', 'expired']),
  method: z.enum(['ideal', 'bancontact', 'creditcard']),
  amount_in_cents: z.int(),
  checkout_url: z.string().nullable(),
});

/** Begins to pay an order. The slice `payments` states the same endpoint in its contract; use that one once it is there. */
export const startPayment = endpoint({
  name: 'startPayment',
  method: 'POST',
  path: PATH,
  permission: 'public',
  scope: 'self',
  body: z.object({ method: z.enum(['ideal', 'bancontact', 'creditcard']) }),
  reply: { payment: Payment },
});

export const getPayment = endpoint({
  name: 'getPayment',
  method: 'GET',
  path: `${PATH}/:paymentId`,
  permission: 'public',
  scope: 'self',
  reply: { payment: Payment },
});
