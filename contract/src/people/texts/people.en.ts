import type { nl } from './people.nl.ts';

export const en: typeof nl = { email: 'E-mail address' };
