import type { nl } from './bulk.nl.ts';

export const en: typeof nl = {
  done: (count) => (count === 1 ? '1 row was updated' : `${count} rows were updated`),
  failed: (count) => (count === 1 ? '1 row failed' : `${count} rows failed`),
  failedText: 'These rows stay selected, with the reason.',
  othersDone: 'The others are done.',
  close: 'Close',
};
