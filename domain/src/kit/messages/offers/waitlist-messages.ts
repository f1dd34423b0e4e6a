/** Messages about waiting lists. */
export const waitlistMessages = {
  'waitlist.over': {
    nl: 'Deze wachtlijst is gesloten: de sessie of bundel is begonnen of gaat niet door',
    en: 'This waiting list is closed: the session or bundle has begun or does not take place',
  },
  'waitlist.closing': {
    nl: 'De inschrijving sluit te snel om nog iemand uit te nodigen. Voeg de persoon zelf toe als deelnemer.',
    en: 'Sign-up closes too soon to invite anybody. Add the person as a participant yourself.',
  },
  'waitlist.present': { nl: 'Deze persoon neemt al deel', en: 'This person takes part already' },
  'waitlist.again': {
    nl: 'Deze persoon staat opnieuw op de wachtlijst',
    en: 'This person is on the waiting list again',
  },
  'waitlist.age': {
    nl: 'Deze persoon valt buiten de leeftijd van de activiteit',
    en: 'This person is outside the ages of the activity',
  },
} as const;
