import type { nl } from './refund.nl.ts';

export const en: typeof nl = {
  amount: 'Amount',
  most: (amount) => `At most ${amount}`,
  reason: 'Reason',
  reasonHint: 'For your own administration only.',
  costs: (amount) => `The service fee (${amount}) is not refunded.`,
  keep: 'Don’t refund',
  cash: 'Hand over this amount in cash, then record on the order that it was handed over.',
  wallet: 'Refunded to the wallet in moves.',
  erased: 'The user of the wallet was erased, so no one receives the moves.',
  unreadable: 'Enter an amount',
  tooMuch: (amount) => `At most ${amount} can still be refunded`,
  confirm: (amount) => `Refund ${amount}`,
  done: (amount, name) => `Refunded ${amount} to ${name}`,
  toHandOver: {
    confirm: (amount) => `${amount} to hand over`,
    done: (amount, name) => `${amount} in cash is to be handed over to ${name}`,
  },
};
