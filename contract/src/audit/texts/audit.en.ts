import type { nl } from './audit.nl.ts';

export const en: typeof nl = {
  created_at: 'When',
  actor: 'Who',
  action: 'What',
  subject: 'Subject',
  subjectId: 'Record',
  actorId: 'Who',
  requestId: 'Request',
  changes: 'Changes',
  organization: 'Organisation',
  dateFrom: 'From',
  dateUntil: 'Until',
};
