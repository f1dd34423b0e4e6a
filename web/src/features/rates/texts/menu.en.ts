import type { nl } from './menu.nl.ts';

export const en: typeof nl = {
  newRate: 'New rate',
  newTerm: 'New cancellation terms',
};
