/** Messages about notifications to app users. */
export const notificationMessages = {
  'notification.variable': { nl: 'Onbekende variabele: {name}', en: 'Unknown variable: {name}' },
  'notification.past': {
    nl: 'Dit moment is al voorbij. Kies een later moment, of verstuur nu',
    en: 'This moment has passed. Choose a later one, or send now',
  },
  'notification.nobody': {
    nl: 'Met deze keuze is er niemand om naar te versturen',
    en: 'With this choice there is nobody to send to',
  },
  'notification.sent': {
    nl: 'Deze pushmelding wordt of is al verstuurd',
    en: 'This notification is being sent or was sent already',
  },
  'notification.not_under_way': {
    nl: 'Deze pushmelding is niet ingepland en wordt niet verstuurd',
    en: 'This notification isn’t scheduled and isn’t being sent',
  },
  'notification.sending': {
    nl: 'Deze pushmelding wordt nu verstuurd. Stop het versturen eerst',
    en: 'This notification is being sent. Stop the sending first',
  },
  'notification.no_push': {
    nl: 'Versturen naar apps is op deze installatie niet ingesteld. Vraag het de beheerder',
    en: 'Sending to apps isn’t set up on this installation. Ask the operator',
  },
  'notification.many': {
    nl: 'Een organisatie verstuurt op een dag hoogstens {count} pushmeldingen, ingeplande meegeteld. Kies een andere dag',
    en: 'An organisation sends at most {count} notifications on one day, scheduled ones included. Choose another day',
  },
  'notification.choose_organization': {
    nl: 'Kies namens welke organisatie',
    en: 'Choose on behalf of which organisation',
  },
} as const;
