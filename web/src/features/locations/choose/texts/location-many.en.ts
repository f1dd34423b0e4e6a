import type { nl } from './location-many.nl.ts';

export const en: typeof nl = {
  title: (count) => (count === 1 ? 'Location of 1 row' : `Location of ${count} rows`),
  location: 'New location',
  notify: 'Participants get a mail',
  confirm: (count) => (count === 1 ? 'Move 1 row' : `Move ${count} rows`),
};
