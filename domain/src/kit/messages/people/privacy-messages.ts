/** Messages about exporting and erasing the data of one person. */
export const privacyMessages = {
  'person.erased': {
    nl: 'De gegevens van deze persoon zijn al gewist',
    en: 'The data of this person has been erased already',
  },
  'person.gone': {
    nl: 'De gegevens van deze persoon zijn gewist, dus er is niets meer te wijzigen',
    en: 'The data of this person has been erased, so nothing is left to change',
  },
  'person.unreachable': {
    nl: 'De gegevens van deze mensen zijn gewist, dus er is geen adres meer om een bericht naar te sturen',
    en: 'The data of these people has been erased, so no address is left to send a message to',
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
