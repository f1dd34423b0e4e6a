import { labels } from '../kit/labels.ts';

export const personalDataLabels = labels(
  { name: 'Naam', also: 'Ook wissen', current_password: 'Huidig wachtwoord', email: 'E-mailadres' },
  { name: 'Name', also: 'Erase as well', current_password: 'Current password', email: 'E-mail address' },
);
