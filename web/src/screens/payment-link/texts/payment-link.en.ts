import { PAYMENT_LINK_HOURS } from '@move/domain/orders/reservation.ts';
import type { nl } from './payment-link.nl.ts';

export const en: typeof nl = {
  title: (name) => `Send ${name} a payment link?`,
  text: {
    place: `The buyer gets a mail with the link. The spot is kept for ${PAYMENT_LINK_HOURS} hours, at most until the start; it is lost if not paid by then. Paying in cash is then no longer possible.`,
    purchase: `The buyer gets a mail with the link. The purchase is kept for ${PAYMENT_LINK_HOURS} hours; paying in cash is then no longer possible.`,
  },
  again: (until) =>
    `The order is open until ${until}. A new link extends this to ${PAYMENT_LINK_HOURS} hours from now; earlier links keep working.`,
  confirm: 'Send link',
  done: (name) => `The payment link for ${name} has been sent`,
};
