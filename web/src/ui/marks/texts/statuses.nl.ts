export const nl = {
  organization: {
    pending: 'Te beoordelen',
    accepted: 'Geaccepteerd',
    rejected: 'Afgewezen',
  },
  offer: {
    concept: 'Concept',
    live: 'Gepubliceerd',
    external: 'Extern',
    walkin: 'Vrije inloop',
    removed: 'Verwijderd',
  },
  location: {
    visible: 'Zichtbaar',
    hidden: 'Verborgen',
  },
  checkin: {
    none: 'Nog niet',
    present: 'Aanwezig',
    absent: 'Afwezig',
    signed_out: 'Afgemeld',
  },
  participant: {
    pending: 'Wacht op betaling',
    active: 'Ingeschreven',
    canceled: 'Geannuleerd',
  },
  session: {
    scheduled: 'Gepland',
    running: 'Nu bezig',
    full: 'Vol',
    past: 'Geweest',
    canceled: 'Afgelast',
  },
  waitlist: {
    waiting: 'Wacht',
    invited: 'Uitgenodigd',
    accepted: 'Ingeschreven',
    declined: 'Afgezegd',
    expired: 'Verlopen',
    removed: 'Verwijderd',
  },
  invite: {
    sent: 'Uitnodiging verstuurd',
    accepted: 'Actief',
    expired: 'Verlopen',
    revoked: 'Ingetrokken',
  },
  login: {
    open: 'Open',
    closed: 'Gesloten',
  },
  member: {
    closed: 'Login gesloten',
  },
  sepa: {
    draft: 'Concept',
    exported: 'Geëxporteerd',
    executed: 'Uitgevoerd',
    canceled: 'Geannuleerd',
  },
};
