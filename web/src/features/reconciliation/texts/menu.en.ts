import type { nl } from './menu.nl.ts';

export const en: typeof nl = {
  menu: 'Month-end',
  findings: 'Differences',
};
