import type { nl } from './canceled-people.nl.ts';

export const en: typeof nl = { title: 'Nobody took part', text: 'This session was cancelled. Nobody had signed up.' };
