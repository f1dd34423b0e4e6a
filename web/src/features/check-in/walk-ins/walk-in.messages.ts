import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  title: 'Iemand toevoegen die niet is ingeschreven',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  lastNameHint: 'Een letter is genoeg',
  born: 'Geboortedatum',
  bornHint: 'Nodig omdat deze activiteit op leeftijd let',
  payment: (price: string) => `Betaling van ${price}`,
  payments: { paid: 'Betaald', open: 'Betaalt later', free: 'Gratis' },
  paidHint: 'Betaald is contant of met pin, hier bij jou.',
  taken: (taken: string, spots: string) => `${taken} van ${spots} plekken zijn bezet`,
  submit: 'Toevoegen',
  missing: {
    first_name: 'Vul de voornaam in',
    last_name: 'Vul de achternaam in, of een letter ervan',
    date_of_birth: 'Vul de geboortedatum in',
  },
  choose: 'Kies wat er is betaald',
  leave: {
    title: 'Niet toevoegen?',
    text: 'Wat je hebt ingevuld gaat verloren.',
    confirm: 'Niet toevoegen',
    stay: 'Verder invullen',
  },
};

const en: typeof nl = {
  title: 'Add someone who is not signed up',
  firstName: 'First name',
  lastName: 'Last name',
  lastNameHint: 'An initial will do',
  born: 'Date of birth',
  bornHint: 'Needed because this activity is for certain ages',
  payment: (price) => `Payment of ${price}`,
  payments: { paid: 'Paid', open: 'Pays later', free: 'Free' },
  paidHint: 'Paid means in cash or by card, here with you.',
  taken: (taken, spots) => `${taken} of ${spots} spots are taken`,
  submit: 'Add',
  missing: {
    first_name: 'Enter the first name',
    last_name: 'Enter the last name, or an initial',
    date_of_birth: 'Enter the date of birth',
  },
  choose: 'Choose what was paid',
  leave: {
    title: 'Leave without adding?',
    text: 'What you entered is lost.',
    confirm: 'Leave',
    stay: 'Keep editing',
  },
};

export const walkInMessages = defineMessages({ nl, en });
