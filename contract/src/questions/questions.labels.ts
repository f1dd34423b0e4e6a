import { labels } from '../kit/labels.ts';

export const questionLabels = labels(
  {
    type: 'Soort antwoord',
    title: 'Vraag',
    required: 'Verplicht',
    options: 'Antwoorden om uit te kiezen',
    url: 'Meer uitleg op een website',
    ids: 'Volgorde',
    answers: 'Extra vragen',
    question_id: 'Vraag',
    value: 'Antwoord',
  },
  {
    type: 'Kind of answer',
    title: 'Question',
    required: 'Required',
    options: 'Answers to choose from',
    url: 'More about it on a website',
    ids: 'Order',
    answers: 'Extra questions',
    question_id: 'Question',
    value: 'Answer',
  },
);
