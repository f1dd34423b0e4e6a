import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Instant, text } from '../kit/fields.ts';
import { paymentLabels } from './payments.labels.ts';

const PATH = '/v1/admin/applications/:applicationId/payment-key';
const guard = { permission: 'role:superadmin', scope: 'all', labels: paymentLabels } as const;

/** The key of a platform at Mollie; it is never shown again. */
const PaymentKey = {
  /** Null: payments of the platform go by the installation's own account, when it has one. */
  payment_key: z.strictObject({ last4: z.string(), updated_at: Instant }).nullable(),
  /** How this installation takes payments: the key counts with `mollie` only. */
  driver: z.enum(['test', 'mollie', 'none']),
};

export const getPaymentKey = endpoint({
  ...guard,
  name: 'getPaymentKey',
  method: 'GET',
  path: PATH,
  reply: PaymentKey,
});

/** Replaces the key, which takes the caller's password; payments that are under way are asked for with the new one. */
export const updatePaymentKey = endpoint({
  ...guard,
  name: 'updatePaymentKey',
  method: 'PUT',
  path: PATH,
  body: z.object({
    key: text(100).regex(/^(?:live|test)_[A-Za-z0-9]{20,}$/),
    /** The caller's own: money of buyers goes to the account of the key. */
    current_password: z.string().max(1_000).nullable().optional(),
  }),
  reply: PaymentKey,
  problems: ['password.current', 'throttle'],
  refusesImpersonation: true,
});

export const removePaymentKey = endpoint({
  ...guard,
  name: 'removePaymentKey',
  method: 'DELETE',
  path: PATH,
  reply: 'nothing',
  refusesImpersonation: true,
});
