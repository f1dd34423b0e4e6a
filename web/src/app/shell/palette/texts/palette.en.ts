import type { nl } from './palette.nl.ts';

export const en: typeof nl = { platformSettings: 'Platform settings: ask a superadmin' };
