import type { Violation } from '../kit/messages/messages.ts';
import type { PaymentType } from '../orders/payment/payment-types.ts';

/** The service fee of a way of paying, including VAT: a fixed amount, and hundredths of a percent of the order's total. */
export type PaymentMethod = {
  readonly code: PaymentType;
  readonly fixed_in_cents: number;
  readonly basis_points: number;
  readonly enabled: boolean;
};

export const hasNoFee = (code: PaymentType): boolean => code === 'free' || code === 'external';

/** Each way occurs once, and free and external have no fee. */
export function paymentMethodViolations(methods: readonly PaymentMethod[]): Violation[] {
  const seen = new Set<PaymentType>();
  return methods.flatMap(({ code, fixed_in_cents, basis_points, enabled }, at): Violation[] => {
    if (seen.has(code)) return [{ path: [at, 'code'], key: 'payment.once' }];
    seen.add(code);
    const isUsual = fixed_in_cents === 0 && basis_points === 0 && enabled;
    return hasNoFee(code) && !isUsual ? [{ path: [at, 'code'], key: 'payment.always_free' }] : [];
  });
}
