import type { nl } from './help.nl.ts';

export const en: typeof nl = {
  title: 'Manual',
  chapters: 'Chapters',
  accessibility: 'Accessibility',
};
