export const nl = {
  'general.away': 'De gegevens zijn even niet bereikbaar. Probeer het over een paar seconden nog eens',
  'general.away_again': 'Even niet bereikbaar, we proberen het over {seconds} s opnieuw',
  'general.error': 'Er is een fout opgetreden bij het verwerken van uw verzoek. Probeer het later opnieuw.',
  forbidden: 'Je hebt geen toegang tot dit onderdeel',
};
