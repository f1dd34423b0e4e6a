import type { nl } from './bulk-sessions.nl.ts';

export const en: typeof nl = {
  cancel: 'Cancel',
  move: 'Location…',
  remove: 'Delete',
  removed: (count) => (count === 1 ? 'The session has been deleted.' : `${count} sessions have been deleted.`),
  restored: (count) => (count === 1 ? 'The session has been restored' : `${count} sessions have been restored`),
};
