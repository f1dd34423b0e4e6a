export const nl = {
  'general.invalid': 'Veld is niet geldig',
  'general.away': 'De gegevens zijn even niet bereikbaar. Probeer het over een paar seconden nog eens',
  'general.away_again': 'Even niet bereikbaar, we proberen het over {seconds} s opnieuw',
  'general.offline': 'Geen verbinding. Probeer het opnieuw zodra je weer online bent.',
  'general.error': 'Er is een fout opgetreden bij het verwerken van uw verzoek. Probeer het later opnieuw.',
  forbidden: 'Je hebt geen toegang tot dit onderdeel',
  // said by the server only
  'general.form': 'Vul alle velden correct in',
  'general.busy': 'Dit wordt op dit moment door iemand anders gewijzigd. Probeer het zo nog eens',
  'general.away_unsure':
    'De verbinding viel weg tijdens het opslaan. Kijk over een paar seconden of je wijziging is opgeslagen',
  'general.overloaded': 'Het is op dit moment te druk. Probeer het over een paar seconden nog eens',
};
