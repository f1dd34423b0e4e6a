import { en as sessions } from '../../sessions/texts/sessions.en.ts';
import type { nl } from './bundles.nl.ts';

export const en: typeof nl = {
  ...sessions,
  name: 'Name',
  description: 'Description',
  start_date: 'Start date',
  session_ids: 'Sessions',
  session_id: 'Session',
  force: 'Even with participants',
  delete: 'Delete the session too',
  past: 'Over',
};
