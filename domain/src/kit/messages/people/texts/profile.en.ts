import type { nl } from './profile.nl.ts';

export const en: typeof nl = {
  'view.too_many': 'You can save at most {max} views of a list. Remove one first',
  'profile.code': 'This code is wrong or no longer works. Ask for a new one',
};
