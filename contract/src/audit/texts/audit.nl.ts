export const nl = {
  created_at: 'Wanneer',
  actor: 'Wie',
  action: 'Wat',
  subject: 'Onderdeel',
  subjectId: 'Record',
  actorId: 'Wie',
  requestId: 'Verzoek',
  changes: 'Wijzigingen',
  organization: 'Organisatie',
  dateFrom: 'Vanaf',
  dateUntil: 'Tot en met',
};
