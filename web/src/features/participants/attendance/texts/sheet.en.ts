import type { nl } from './sheet.nl.ts';

export const en: typeof nl = {
  open: 'Attendance list',
  print: 'Print',
  back: 'Back to the participants',
  empty: 'There are no participants yet.',
  people: (count) => `${count} ${count === 1 ? 'participant' : 'participants'}`,
  walkIns: 'Blank lines for walk-ins',
  walkIn: 'walk-in',
  pending: 'still to pay',
  owed: (amount) => `${amount} to pay`,
  show: 'Show',
  notes: 'Notes',
  age: 'Age',
  present: 'Present',
  number: 'No.',
  name: 'Name',
  printed: (when) => `As of ${when}`,
  private: 'Contains personal data: don’t leave this list lying around.',
};
