import type { nl } from './birth-words.nl.ts';

export const en: typeof nl = {
  future: 'A date of birth can’t be after today',
};
