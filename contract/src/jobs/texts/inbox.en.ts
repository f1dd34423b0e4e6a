import type { nl } from './inbox.nl.ts';

export const en: typeof nl = { ids: 'Notifications', is_read: 'Read' };
