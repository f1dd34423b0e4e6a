export const nl = {
  'general.busy': 'Dit wordt op dit moment door iemand anders gewijzigd. Probeer het zo nog eens',
  'general.away_unsure':
    'De verbinding viel weg tijdens het opslaan. Kijk over een paar seconden of je wijziging is opgeslagen',
  'general.overloaded': 'Het is op dit moment te druk. Probeer het over een paar seconden nog eens',
};
