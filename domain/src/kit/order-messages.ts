/** Orders, refunds and what is in stock. */
export const orderMessages = {
  'order.not_open': {
    nl: 'Alleen een openstaande contante betaling kan als betaald worden aangemerkt',
    en: 'Only an open cash payment can be marked as paid',
  },
  'refund.left': {
    nl: 'Er kan nog hoogstens {amount} worden terugbetaald',
    en: 'At most {amount} can still be refunded',
  },
  'refund.nothing': {
    nl: 'Hiervan valt niets (meer) terug te betalen',
    en: 'There is nothing (left) to refund of this',
  },
} as const;
