import { plural } from '../../../platform/texts/counted.ts';

export const nl = {
  copy: {
    action: 'Kopie maken…',
    title: 'Kopie maken',
    text: 'De kopie is een concept. Deelnemers, bestellingen en wachtlijsten gaan niet mee.',
    name: (name: string) => `${name} (kopie)`,
    also: 'Wat gaat er mee?',
    save: 'Kopie maken',
    none: 'Geen',
    settings: 'Wachtlijst, leeftijd, inschrijfperiode en annuleren',
    questions: (n: number) => plural(n, 'vraag', 'vragen'),
    labels: (n: number) => plural(n, 'label', 'labels'),
    contacts: (n: number) => plural(n, 'contactpersoon', 'contactpersonen'),
    sessions: (n: number) => `${plural(n, 'sessie', 'sessies')}, op dezelfde dagen`,
    bundles: (n: number, sessions: number) =>
      `${plural(n, 'bundel', 'bundels')} met samen ${plural(sessions, 'sessie', 'sessies')}`,
  },
};
