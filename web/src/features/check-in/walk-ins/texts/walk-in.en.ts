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
  outside: 'Outside this activity’s age limits',
  choose: 'Choose what was paid',
  leave: {
    title: 'Leave without adding?',
    text: 'What you entered will be lost.',
    confirm: 'Leave',
    stay: 'Keep editing',
  },
};
