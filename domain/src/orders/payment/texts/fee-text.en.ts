import type { nl } from './fee-text.nl.ts';

export const en: typeof nl = {
  none: 'nothing',
  same: (amount: string) => `Service costs of ${amount} come on top.`,
  each: (list: string) => `Service costs come on top: ${list}.`,
};
