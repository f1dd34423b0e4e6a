import type { nl } from './questions.nl.ts';

export const en: typeof nl = {
  type: 'Answer type',
  title: 'Question',
  required: 'Required',
  options: 'Choices',
  url: 'Link with more information',
  ids: 'Order',
  answers: 'Extra questions',
  question_id: 'Question',
  value: 'Answer',
};
