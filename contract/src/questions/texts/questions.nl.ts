export const nl = {
  type: 'Soort antwoord',
  title: 'Vraag',
  required: 'Verplicht',
  options: 'Antwoorden om uit te kiezen',
  url: 'Meer uitleg op een website',
  ids: 'Volgorde',
  answers: 'Extra vragen',
  question_id: 'Vraag',
  value: 'Antwoord',
};
