import type { nl } from './preview.nl.ts';

export const en: typeof nl = { site: 'On the website', app: 'In the app', open: 'Open the link' };
