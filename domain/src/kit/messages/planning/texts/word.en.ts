import type { nl } from './word.nl.ts';

export const en: typeof nl = {
  'word.elsewhere': 'Offers of other platforms use this too; only a superadmin can delete it',
};
