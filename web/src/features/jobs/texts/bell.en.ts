import type { nl } from './bell.nl.ts';

export const en: typeof nl = { title: 'Notifications', unread: 'unread', busy: 'something is in progress' };
