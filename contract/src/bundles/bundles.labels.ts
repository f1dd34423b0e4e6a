import { labels } from '../kit/labels.ts';
import { sessionLabels } from '../sessions/sessions.labels.ts';

export const bundleLabels = labels(
  {
    ...sessionLabels.nl,
    name: 'Naam',
    description: 'Omschrijving',
    start_date: 'Startdatum',
    session_ids: 'Sessies',
    session_id: 'Sessie',
    force: 'Ook met deelnemers',
    delete: 'Sessie ook verwijderen',
    past: 'Afgelopen',
  },
  {
    ...sessionLabels.en,
    name: 'Name',
    description: 'Description',
    start_date: 'Start date',
    session_ids: 'Sessions',
    session_id: 'Session',
    force: 'Even with participants',
    delete: 'Delete the session too',
    past: 'Over',
  },
);
