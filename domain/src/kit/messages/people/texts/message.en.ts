import type { nl } from './message.nl.ts';

export const en: typeof nl = {
  'message.variable': '{{{name}}} doesn’t exist here. Choose a field from the list',
};
