import type { nl } from './payment-link.nl.ts';

export const en: typeof nl = {
  title: (name) => `Send ${name} a payment link?`,
  text: {
    place:
      'The buyer gets a mail with the link. The spot is kept for 48 hours, at most until the start; it is lost if not paid by then. Paying in cash is then no longer possible.',
    purchase:
      'The buyer gets a mail with the link. The purchase is kept for 48 hours; paying in cash is then no longer possible.',
  },
  again: (until) =>
    `The order is open until ${until}. A new link extends this to 48 hours from now; earlier links keep working.`,
  confirm: 'Send link',
  done: (name) => `The payment link for ${name} has been sent`,
};
