import type { nl } from './question.nl.ts';

export const en: typeof nl = {
  'question.options': 'Add at least one choice',
  'question.option_twice': 'This choice already exists',
  'question.required': '‘{question}’ is required',
  'question.unknown': 'The questions have changed. Reload the page',
  'question.choice': 'Choose one of the answers to ‘{question}’',
  'question.words': 'Answer ‘{question}’ in at most {max} characters',
  // said by the server only
  'question.too_many': 'You can add at most {max} questions',
  'question.type': 'This question already has answers, so its type can’t be changed',
};
