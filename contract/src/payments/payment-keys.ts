import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Instant, text } from '../kit/fields.ts';
import { paymentLabels } from './payments.labels.ts';

const PATH = '/v1/admin/applications/:applicationId/payment-key';
const guard = { permission: 'role:superadmin', scope: 'all', labels: paymentLabels } as const;

/** The key of a platform at Mollie; it is never returned. */
const PaymentKey = {
  /** Null: payments of the platform use the installation's own account, if it has one. */
  payment_key: z.strictObject({ last4: z.string(), updated_at: Instant }).nullable(),
  /** How this installation takes payments: the key is used with `mollie` only. */
  driver: z.enum(['test', 'mollie', 'none']),
};

export const getPaymentKey = endpoint({
  ...guard,
  name: 'getPaymentKey',
  method: 'GET',
  path: PATH,
  reply: PaymentKey,
});

/** The caller's own password, required because buyers pay to the account of the key. */
const OwnPassword = { current_password: z.string().max(1_000).nullable().optional() };
const write = { ...guard, problems: ['password.current', 'throttle'], refusesImpersonation: true } as const;

/** Replaces the key, which requires the caller's password; payments under way are looked up with the new key. */
export const updatePaymentKey = endpoint({
  ...write,
  name: 'updatePaymentKey',
  method: 'PUT',
  path: PATH,
  body: z.object({ key: text(100).regex(/^(?:live|test)_[A-Za-z0-9]{20,}$/), ...OwnPassword }),
  reply: PaymentKey,
});

/** Removes the key, which requires the caller's password: buyers then pay to the account of the installation. */
export const removePaymentKey = endpoint({
  ...write,
  name: 'removePaymentKey',
  method: 'POST',
  path: `${PATH}/remove`,
  body: z.object(OwnPassword),
  reply: 'nothing',
});
