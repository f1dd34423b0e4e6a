import type { nl } from './fee-text.nl.ts';

export const en: typeof nl = {
  none: 'nothing',
  same: (amount: string) => `A service fee of ${amount} is added.`,
  each: (list: string) => `A service fee is added: ${list}.`,
};
