import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  open: 'Presentielijst',
  print: 'Afdrukken',
  back: 'Terug naar de deelnemers',
  empty: 'Er zijn nog geen deelnemers.',
  people: (count: number) => `${count} ${count === 1 ? 'deelnemer' : 'deelnemers'}`,
  walkIns: 'Lege regels voor wie zomaar komt',
  walkIn: 'inloper',
  show: 'Tonen',
  notes: 'Notities',
  age: 'Leeftijd',
  present: 'Aanwezig',
  number: 'Nr.',
  name: 'Naam',
  printed: (when: string) => `Stand van ${when}`,
  private: 'Bevat persoonsgegevens: laat deze lijst niet slingeren.',
};

const en: typeof nl = {
  open: 'Attendance list',
  print: 'Print',
  back: 'Back to the participants',
  empty: 'There are no participants yet.',
  people: (count) => `${count} ${count === 1 ? 'participant' : 'participants'}`,
  walkIns: 'Empty lines for walk-ins',
  walkIn: 'walk-in',
  show: 'Show',
  notes: 'Notes',
  age: 'Age',
  present: 'Present',
  number: 'No.',
  name: 'Name',
  printed: (when) => `As of ${when}`,
  private: 'Holds personal data: do not leave this list lying around.',
};

/** The texts of the printable attendance list, and its menu item. */
export const sheetMessages = defineMessages({ nl, en });
