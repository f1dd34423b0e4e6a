import type { nl } from './onboarding.nl.ts';

export const en: typeof nl = { is_hidden: 'Hidden' };
