import type { nl } from './feeds.nl.ts';

export const en: typeof nl = { activity_id: 'Activity', user_id: 'Made by' };
