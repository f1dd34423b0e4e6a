import type { nl } from './cash-back.nl.ts';

export const en: typeof nl = {
  toHandOver: (amount) => `Hand back ${amount} in cash. Tick it off at Finances, Orders, in the view “Cash to refund”`,
};
