/** Exporting and erasing the data of one person. */
export const privacyMessages = {
  'person.erased': {
    nl: 'De gegevens van deze persoon zijn al gewist',
    en: 'The data of this person has been erased already',
  },
  'person.ahead': {
    nl: 'Annuleer eerst de boekingen, wachtlijstplekken en openstaande betalingen van deze persoon.',
    en: 'Cancel this person’s bookings, waiting-list entries and open payments first.',
  },
  'person.confirm': {
    nl: 'Typ de naam zoals die hierboven staat',
    en: 'Type the name as it is shown above',
  },
  'person.changed': {
    nl: 'De gegevens van deze persoon zijn intussen gewijzigd. Bekijk ze opnieuw.',
    en: 'The data of this person has changed meanwhile. Look at it again.',
  },
  'account.confirm': {
    nl: 'Typ het e-mailadres zoals het hierboven staat',
    en: 'Type the e-mail address as it is shown above',
  },
  'account.has_roles': {
    nl: 'Dit account hoort nog bij een team of platform. Wissen kan als een beheerder het daaruit heeft gehaald.',
    en: 'This account still belongs to a team or platform. It can be erased once an administrator has removed it there.',
  },
} as const;
