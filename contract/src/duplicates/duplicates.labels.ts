import { labels } from '../kit/labels.ts';

export const duplicateLabels = labels(
  {
    name: 'Naam van de kopie',
    with: 'Wat er meegaat',
    questions: 'Extra vragen',
    labels: 'Labels',
    settings: 'Instellingen',
    contacts: 'Contactpersonen',
    location: 'Locatie',
    future_sessions: 'Komende sessies',
    bundles: 'Bundels met hun sessies',
  },
  {
    name: 'Name of the copy',
    with: 'What comes along',
    questions: 'Extra questions',
    labels: 'Labels',
    settings: 'Settings',
    contacts: 'Contacts',
    location: 'Location',
    future_sessions: 'Sessions to come',
    bundles: 'Bundles with their sessions',
  },
);
