import { plural } from '../../../../platform/texts/counted.ts';
import type { nl } from './open-refunds.nl.ts';

const orders = (count: number) => plural(count, 'order', 'orders');

export const en: typeof nl = {
  none: 'There is nothing left to do for these orders',
  handOver: {
    title: (amount) => `${amount} handed over in cash?`,
    text: (count) => `Record that the buyer got the money: ${orders(count)}. The refund is then no longer open.`,
    of: (name, number) => `Record that ${name} got the money of order ${number}. The refund is then no longer open.`,
    confirm: (amount) => `${amount} handed over`,
    done: (count) => `Recorded for ${orders(count)}`,
  },
  retry: {
    title: (amount) => `Send ${amount} again?`,
    text: (count) => `The failed refunds of ${orders(count)} go to the payment provider again.`,
    of: (name, number) => `The failed refund of order ${number} of ${name} goes to the payment provider again.`,
    confirm: (amount) => `Send ${amount} again`,
    done: (count) => `Refund sent again for ${orders(count)}`,
  },
};
