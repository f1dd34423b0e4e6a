import { nl as sessions } from '../../sessions/texts/sessions.nl.ts';
export const nl = {
  ...sessions,
  name: 'Naam',
  description: 'Omschrijving',
  start_date: 'Startdatum',
  session_ids: 'Sessies',
  session_id: 'Sessie',
  force: 'Ook met deelnemers',
  delete: 'Sessie ook verwijderen',
  past: 'Afgelopen',
};
