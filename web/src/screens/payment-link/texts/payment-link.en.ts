import { PAYMENT_LINK_HOURS } from '@move/domain/orders/reservation.ts';
import type { nl } from './payment-link.nl.ts';

export const en: typeof nl = {
  title: (name) => `Send ${name} a payment link?`,
  text: {
    place: `The buyer gets an e-mail with the link. The spot is kept for ${PAYMENT_LINK_HOURS} hours, or until the start if that is sooner; if it isn’t paid by then, the spot is lost. Paying in cash is no longer possible.`,
    purchase: `The buyer gets an e-mail with the link. The purchase is kept for ${PAYMENT_LINK_HOURS} hours; paying in cash is no longer possible.`,
  },
  again: (until) =>
    `The order is open until ${until}. A new link extends this to ${PAYMENT_LINK_HOURS} hours from now; earlier links keep working.`,
  confirm: 'Send link',
  done: (name) => `The payment link for ${name} has been sent`,
};
