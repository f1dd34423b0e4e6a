import type { nl } from './menu.nl.ts';

export const en: typeof nl = {
  menu: 'Sessions',
  plan: 'Plan sessions',
};
