export const nl = {
  'question.options': 'Voeg minimaal één antwoord toe waaruit mensen kiezen',
  'question.option_twice': 'Dit antwoord staat er al',
  'question.required': '‘{question}’ is verplicht',
  'question.unknown': 'De vragen zijn intussen gewijzigd. Laad de pagina opnieuw',
  'question.choice': 'Kies bij ‘{question}’ uit de antwoorden die er zijn',
  'question.words': 'Antwoord op ‘{question}’ met maximaal {max} tekens',
  // said by the server only
  'question.too_many': 'Er kunnen hier maximaal {max} vragen zijn',
  'question.type': 'Op deze vraag is al geantwoord; het soort antwoord ligt vast',
};
