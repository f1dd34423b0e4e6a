import type { nl } from './inbox.nl.ts';

export const en: typeof nl = { ids: 'Messages', is_read: 'Read' };
