import type { nl } from './profile.nl.ts';

export const en: typeof nl = {
  'profile.code': 'This code is wrong or no longer works. Ask for a new one',
};
