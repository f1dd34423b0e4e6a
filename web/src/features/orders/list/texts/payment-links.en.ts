import { PAYMENT_LINK_HOURS } from '@move/domain/orders/reservation.ts';
import { plural } from '../../../../platform/texts/counted.ts';
import type { nl } from './payment-links.nl.ts';

const links = (count: number) => plural(count, 'payment link', 'payment links');

export const en: typeof nl = {
  one: 'Send payment link…',
  many: 'Send payment link…',
  none: 'Nothing is left to pay',
  title: (count) => `Send ${links(count)}?`,
  text: `Each buyer gets an e-mail with a link to the order. It stays open for ${PAYMENT_LINK_HOURS} hours, or until the start if that is sooner, and ends if it isn’t paid; paying in cash is no longer possible. Orders that are paid, have ended or have no e-mail address are skipped, with the reason.`,
  confirm: (count) => `Send ${links(count)}`,
  done: (count) => (count === 1 ? '1 payment link has been sent' : `${count} payment links have been sent`),
};
