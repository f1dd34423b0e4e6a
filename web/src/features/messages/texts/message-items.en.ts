import type { nl } from './message-items.nl.ts';

export const en: typeof nl = { toAll: 'Message all participants…', sent: 'Sent messages' };
