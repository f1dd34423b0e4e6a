/** Messages of a server that is too busy, or that lost its database while saving. */
export const loadMessages = {
  'general.busy': {
    nl: 'Dit wordt op dit moment door iemand anders gewijzigd. Probeer het zo nog eens',
    en: 'Somebody else is changing this at the moment. Try again shortly',
  },
  'general.away_unsure': {
    nl: 'De verbinding viel weg tijdens het opslaan. Kijk over een paar seconden of je wijziging is opgeslagen',
    en: 'The connection was lost while saving. Check in a few seconds whether your change was saved',
  },
  'general.overloaded': {
    nl: 'Het is op dit moment te druk. Probeer het over een paar seconden nog eens',
    en: 'Too much is going on at the moment. Try again in a few seconds',
  },
} as const;
