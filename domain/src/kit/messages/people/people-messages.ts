/** Messages about invites, roles and impersonation. */
export const peopleMessages = {
  'invite.open': {
    nl: 'Er is al een uitnodiging onderweg naar dit adres',
    en: 'An invitation to this address is already on its way',
  },
  'invite.member': { nl: 'Dit adres hoort al bij het team', en: 'This address is already in the team' },
  'invite.oneself': {
    nl: 'Je kunt jezelf niet uitnodigen. Vraag het een medewerker van het team',
    en: 'You can’t invite yourself. Ask a staff member of the team',
  },
  'team.oneself': {
    nl: 'Je kunt jezelf geen rol met meer rechten geven. Vraag het een medewerker van het team',
    en: 'You can’t give yourself a role with more rights. Ask a staff member of the team',
  },
  'invite.role': {
    nl: 'Je kunt alleen een rol geven die je zelf ook hebt',
    en: 'You can only give a role that you hold yourself',
  },
  'invite.gone': {
    nl: 'Deze uitnodiging is verlopen of ingetrokken. Vraag om een nieuwe',
    en: 'This invitation has expired or was revoked. Ask for a new one',
  },
  'invite.accepted': { nl: 'Deze uitnodiging is al geaccepteerd', en: 'This invitation was already accepted' },
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
  'role.held': { nl: 'Deze persoon heeft die rol al', en: 'This person already holds that role' },
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
  'impersonation.superadmin': {
    nl: 'Als superadmin kun je niet als een andere superadmin werken',
    en: 'A superadmin cannot act as another superadmin',
  },
} as const;
