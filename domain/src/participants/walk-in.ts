import type { StaffPaymentType } from '../orders/payment/payment-types.ts';

/**
 * How a walk-in pays at the door: in cash now, in cash later, by card or elsewhere, or not at all. The forms for participants and purchases
 * have the same order, so that nobody taps wrong at the desk.
 */
export const DOOR_PAYMENTS = ['paid', 'open', 'external', 'free'] as const;
export type DoorPayment = (typeof DOOR_PAYMENTS)[number];

/** How the order of a walk-in is paid. Undefined lets the activity decide, which may be sold on another website. */
export function doorPaymentType(payment: DoorPayment | undefined): StaffPaymentType | undefined {
  if (payment === undefined) return undefined;
  return payment === 'free' || payment === 'external' ? payment : 'cash';
}

export type TypedName = { first_name: string; last_name: string };

/** Splits a typed name: the first word, and the rest as the last name. */
export function splitName(typed: string): TypedName {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}
