import type { nl } from './all-of-person.nl.ts';

export const en: typeof nl = { all: 'Everything of this person' };
