import type { nl } from './cash-refunds.nl.ts';

export const en: typeof nl = {
  action: 'Refunded in cash',
  title: (amount) => `Refunded ${amount} in cash?`,
  text: (name) => `Confirms that ${name} received the money.`,
  confirm: (amount) => `Refunded ${amount}`,
  done: 'Saved',
};
