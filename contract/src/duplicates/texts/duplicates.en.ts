import type { nl } from './duplicates.nl.ts';

export const en: typeof nl = {
  name: 'Name of the copy',
  with: 'What to copy',
  questions: 'Extra questions',
  labels: 'Labels',
  settings: 'Settings',
  contacts: 'Contacts',
  location: 'Location',
  future_sessions: 'Upcoming sessions',
  bundles: 'Bundles with their sessions',
};
