import type { nl } from './walk-in.nl.ts';

export const en: typeof nl = {
  title: 'Add someone who is not signed up',
  firstName: 'First name',
  lastName: 'Last name',
  lastNameHint: 'An initial will do',
  born: 'Date of birth',
  bornHint: 'Needed because this activity has an age limit',
  payment: (price) => `Payment of ${price}`,
  payments: { paid: 'Cash now', external: 'Card or elsewhere', open: 'Cash later', free: 'Free' },
  taken: (taken, spots) => `${taken} of ${spots} spots are taken`,
  submit: 'Add',
  missing: {
    first_name: 'Enter the first name',
    last_name: 'Enter the last name, or an initial',
    date_of_birth: 'Enter the date of birth',
  },
  impossible: 'Enter a date of birth between 1900 and today',
  unreadable: 'This is not a date. Type for example 24-11-1990',
  outside: {
    between: (from, to) => `This activity is for ages ${from} to ${to}`,
    from: (from) => `This activity is for ages ${from} and up`,
    to: (to) => `This activity is for ages up to and including ${to}`,
  },
  admit: 'Admit anyway, above the number of spots',
  choose: 'Choose what was paid',
  leave: {
    title: 'Leave without adding?',
    text: 'What you entered will be lost.',
    confirm: 'Leave',
    stay: 'Keep editing',
  },
};
