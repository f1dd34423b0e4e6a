/** What the first screen must be able to say: these come with it, the rest of the catalogue with the first form. */
export const generalMessages = {
  'general.busy': {
    nl: 'Dit wordt op dit moment door iemand anders gewijzigd. Probeer het zo nog eens',
    en: 'Somebody else is changing this at the moment. Try again shortly',
  },
  'general.error': {
    nl: 'Er is een fout opgetreden bij het verwerken van uw verzoek. Probeer het later opnieuw.',
    en: 'An error occurred while processing your request. Please try again later.',
  },
  forbidden: { nl: 'Je hebt geen toegang tot dit onderdeel', en: 'You have no access to this part' },
} as const;
