/** Messages about waiting lists. */
export const waitlistMessages = {
  'waitlist.none': {
    nl: 'Deze activiteit werkt niet met een wachtlijst. Zet de wachtlijst aan bij de instellingen van de activiteit.',
    en: 'This activity has no waiting list. Switch it on in the settings of the activity.',
  },
  'waitlist.duplicate': {
    nl: 'Deze persoon staat al op de wachtlijst',
    en: 'This person is already on the waiting list',
  },
  'waitlist.over': {
    nl: 'Deze wachtlijst is gesloten: de sessie of bundel is begonnen of gaat niet door',
    en: 'This waiting list is closed: the session or bundle has begun or does not take place',
  },
  'waitlist.closing': {
    nl: 'De inschrijving sluit te snel om nog iemand uit te nodigen. Voeg de persoon zelf toe als deelnemer.',
    en: 'Sign-up closes too soon to invite anybody. Add the person as a participant yourself.',
  },
  'waitlist.open': {
    nl: 'Deze persoon is al uitgenodigd. Stuur de uitnodiging opnieuw.',
    en: 'This person has been invited already. Send the invitation again.',
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
  'waitlist.not_invited': {
    nl: 'Deze persoon is nog niet uitgenodigd',
    en: 'This person has not been invited yet',
  },
  'waitlist.accepted': { nl: 'Deze uitnodiging is al geaccepteerd', en: 'This invitation was already accepted' },
  'waitlist.removed': {
    nl: 'Deze persoon staat niet meer op de wachtlijst',
    en: 'This person is no longer on the waiting list',
  },
  'waitlist.declined': { nl: 'Je hebt deze uitnodiging afgewezen', en: 'You declined this invitation' },
  'waitlist.expired': { nl: 'Deze uitnodiging is verlopen', en: 'This invitation has expired' },
  'waitlist.withdrawn': {
    nl: 'Deze uitnodiging is ingetrokken; je staat weer op de wachtlijst',
    en: 'This invitation was withdrawn; you are back on the waiting list',
  },
  'waitlist.canceled': { nl: 'Dit gaat niet door', en: 'This has been cancelled' },
  'waitlist.full': {
    nl: 'De laatste plek is net vergeven; je staat weer op de wachtlijst',
    en: 'The last spot has just gone; you are back on the waiting list',
  },
  'waitlist.people': {
    nl: 'Er wachten nog {count} mensen. Zet je de wachtlijst uit, dan vervalt hun plaats en krijgen zij een mail.',
    en: '{count} people are still waiting. If you switch the waiting list off, they lose their place and get a mail.',
  },
  'waitlist.people_one': {
    nl: 'Er wacht nog 1 persoon. Zet je de wachtlijst uit, dan vervalt die plaats en volgt een mail.',
    en: '1 person is still waiting. If you switch the waiting list off, that place is lost and a mail is sent.',
  },
} as const;
