/** How an order is paid; the platform collects online payments and pays them out. */
export const PAYMENT_TYPES = ['ideal', 'bancontact', 'creditcard', 'wallet', 'cash', 'free', 'external'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** What staff may register without a payment: free, in cash later, or paid elsewhere. */
export const STAFF_PAYMENT_TYPES = ['free', 'cash', 'external'] as const;
export type StaffPaymentType = (typeof STAFF_PAYMENT_TYPES)[number];

/** How staff may book: `link` mails a payment link, by which the buyer pays the platform. */
export const STAFF_BOOKING_PAYMENTS = [...STAFF_PAYMENT_TYPES, 'link'] as const;

/** How an order may be placed; with `online` the buyer chooses later how to pay the platform. */
export type SalePayment = StaffPaymentType | 'online';

/** Payments through a payment provider. */
export const ONLINE_PAYMENT_TYPES = ['ideal', 'bancontact', 'creditcard'] as const;
export type OnlinePaymentType = (typeof ONLINE_PAYMENT_TYPES)[number];

/** Payments that the platform collects: through a provider, or from a wallet. */
export type CollectedPaymentType = OnlinePaymentType | 'wallet';

/** Paid through a payment provider, which may report a payment later. */
export function isOnlinePaymentType(type: PaymentType | null): type is OnlinePaymentType {
  const online: readonly PaymentType[] = ONLINE_PAYMENT_TYPES;
  return type !== null && online.includes(type);
}
