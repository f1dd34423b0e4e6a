import type { nl } from './label-many.nl.ts';

export const en: typeof nl = {
  action: 'Labels…',
  title: (count) => (count === 1 ? 'Labels of 1 row' : `Labels of ${count} rows`),
  text: 'The other labels stay as they are.',
  what: 'What would you like to do?',
  giving: 'Add',
  taking: 'Remove',
  labels: 'Labels',
  give: (count) => (count === 1 ? 'Add to 1 row' : `Add to ${count} rows`),
  take: (count) => (count === 1 ? 'Remove from 1 row' : `Remove from ${count} rows`),
};
