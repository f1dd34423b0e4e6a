import type { nl } from './bulk-words.nl.ts';

export const en: typeof nl = {
  chosen: (count) => `${count} selected`,
  busy: 'Working…',
  chooseAll: (count) => `Select all ${count}`,
  actions: 'Actions',
  clear: 'Clear selection',
  region: 'Actions for the selected rows',
};
