import type { nl } from './menu.nl.ts';

export const en: typeof nl = { person: 'Person' };
