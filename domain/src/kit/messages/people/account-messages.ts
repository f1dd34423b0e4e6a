/** Messages about accounts and messages that only the server can detect. */
export const accountMessages = {
  'message.filled': {
    nl: 'Met de namen en datums erin is dit langer dan {max} tekens. Gebruik minder velden uit de lijst',
    en: 'With the names and dates in it this is longer than {max} characters. Use fewer fields from the list',
  },
  'message.nobody': {
    nl: 'Er is niemand om dit bericht aan te sturen',
    en: 'There is nobody to send this message to',
  },
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
  'invite.open': {
    nl: 'Er is al een uitnodiging onderweg naar dit adres',
    en: 'An invitation to this address is already on its way',
  },
  'invite.member': { nl: 'Dit adres hoort al bij het team', en: 'This address is already in the team' },
  'invite.role': {
    nl: 'Je kunt alleen een rol geven die je zelf ook hebt',
    en: 'You can only give a role that you hold yourself',
  },
  'invite.account': {
    nl: 'Dit adres heeft al een account. Log in om de uitnodiging te accepteren',
    en: 'This address already has an account. Log in to accept the invitation',
  },
  'invite.other': {
    nl: 'Deze uitnodiging is voor een ander adres dan waarmee je bent ingelogd',
    en: 'This invitation is for another address than the one you are logged in with',
  },
  'contact.member': {
    nl: 'Deze persoon hoort bij het team: de naam staat in het eigen profiel, en weghalen kan bij Team',
    en: 'This person is in the team: the name is kept in their own profile, and they are removed under Team',
  },
  'team.last': {
    nl: 'Een team heeft minstens één medewerker nodig. Maak eerst iemand anders medewerker',
    en: 'A team needs at least one staff member. Make somebody else staff first',
  },
  'superadmin.last': {
    nl: 'Dit is de laatste superadmin. Benoem eerst een ander',
    en: 'This is the last superadmin. Appoint another one first',
  },
  'role.fixed': {
    nl: 'De superadmin mag altijd alles; daar valt niets aan te wijzigen',
    en: 'The superadmin may always do everything; there is nothing to change',
  },
  'impersonation.refused': {
    nl: 'Dit kan niet terwijl je als iemand anders werkt',
    en: 'This is not possible while you act as somebody else',
  },
  'view.read_only': {
    nl: 'Je bekijkt het product als een andere rol; wijzigen kan dan niet',
    en: 'You are viewing the product as another role, so nothing can be changed',
  },
} as const;
