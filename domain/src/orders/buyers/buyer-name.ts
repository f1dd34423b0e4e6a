import type { Violation } from '../../kit/messages/messages.ts';
import type { StaffPaymentType } from '../payment/payment-types.ts';

type Draft = {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email?: string | null | undefined;
  payment_type: StaffPaymentType;
  is_paid?: boolean | undefined;
};

/** Whether both names of a buyer are required: when the buyer gets a mail, pays in cash later, or has one of the names. */
export function needsBuyerName({ first_name, last_name, email, payment_type, is_paid = false }: Draft): boolean {
  return Boolean(first_name) || Boolean(last_name) || Boolean(email) || (payment_type === 'cash' && !is_paid);
}

export function buyerViolations(draft: Draft): Violation[] {
  if (!needsBuyerName(draft)) return [];
  const names = ['first_name', 'last_name'] as const;
  return names.filter((name) => !draft[name]).map((name) => ({ path: [name], key: 'required' }));
}
