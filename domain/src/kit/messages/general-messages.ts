/** Messages of the first screen, loaded with it; all others load with the first form. */
export const generalMessages = {
  'general.away': {
    nl: 'De gegevens zijn even niet bereikbaar. Probeer het over een paar seconden nog eens',
    en: "The data can't be reached at the moment. Try again in a few seconds",
  },
  'general.away_again': {
    nl: 'Even niet bereikbaar, we proberen het over {seconds} s opnieuw',
    en: "Can't be reached at the moment, we try again in {seconds} s",
  },
  'general.error': {
    nl: 'Er is een fout opgetreden bij het verwerken van uw verzoek. Probeer het later opnieuw.',
    en: 'An error occurred while processing your request. Please try again later.',
  },
  forbidden: { nl: 'Je hebt geen toegang tot dit onderdeel', en: 'You have no access to this part' },
} as const;
