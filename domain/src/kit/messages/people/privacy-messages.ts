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
  'person.no_address': {
    nl: 'Van deze persoon is geen e-mailadres bekend',
    en: 'This person’s e-mail address is not known',
  },
  'person.unreachable': {
    nl: 'Deze mensen hebben geen e-mailadres, of hun gegevens zijn gewist: er is geen adres om een bericht naar te sturen',
    en: 'These people have no e-mail address, or their data has been erased: there is no address to send a message to',
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
