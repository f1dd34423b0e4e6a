import type { nl } from './notification.nl.ts';

export const en: typeof nl = {
  'notification.variable': 'Unknown variable: {name}',
};
