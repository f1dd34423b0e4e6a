import type { nl } from './bundle.nl.ts';

export const en: typeof nl = {
  'bundle.no_sessions': 'Choose sessions to add, or plan new ones',
  'sessions.many': 'You can plan at most {max} sessions at once',
};
