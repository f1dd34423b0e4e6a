import type { nl } from './search.nl.ts';

export const en: typeof nl = { q: 'Search words' };
