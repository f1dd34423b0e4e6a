import type { nl } from './menu.nl.ts';

export const en: typeof nl = {
  crumb: 'Manual',
};
