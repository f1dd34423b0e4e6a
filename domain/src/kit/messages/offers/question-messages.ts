/** Messages about questions of an offer and their answers. */
export const questionMessages = {
  'question.options': {
    nl: 'Voeg minimaal één antwoord toe waaruit mensen kiezen',
    en: 'Add at least one answer that people choose from',
  },
  'question.option_twice': { nl: 'Dit antwoord staat er al', en: 'This answer is there already' },
  'question.required': { nl: '‘{question}’ is verplicht', en: '‘{question}’ is required' },
  'question.unknown': {
    nl: 'De vragen zijn intussen gewijzigd. Laad de pagina opnieuw',
    en: 'The questions have changed meanwhile. Reload the page',
  },
  'question.choice': {
    nl: 'Kies bij ‘{question}’ uit de antwoorden die er zijn',
    en: 'Choose one of the answers that there are to ‘{question}’',
  },
  'question.words': {
    nl: 'Antwoord op ‘{question}’ met maximaal {max} tekens',
    en: 'Answer ‘{question}’ in at most {max} characters',
  },
} as const;
