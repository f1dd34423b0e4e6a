import type { nl } from './new-rate.nl.ts';

export const en: typeof nl = { create: 'New rate' };
