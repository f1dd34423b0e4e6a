/** The kinds of mail about an order. */
export const ORDER_MAILS = [
  // a booking
  'booked',
  'ordered',
  'payment_link',
  'moved',
  'changed',
  'left_bundle',
  'canceled',
  'canceled_by_buyer',
  'called_off',
  // a purchase
  'bought',
  // to the contacts of the activity or product
  'contact_notice',
  // money
  'paid',
  'refunded',
  'too_late',
  'paid_twice',
  'expired',
  'refund_failed',
  'refund_failed_staff',
  'refund_twice_staff',
] as const;

export type OrderMail = (typeof ORDER_MAILS)[number];
