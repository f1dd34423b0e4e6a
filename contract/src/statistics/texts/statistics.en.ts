import type { nl } from './statistics.nl.ts';

export const en: typeof nl = {
  dateFrom: 'From',
  dateUntil: 'Until',
  granularity: 'By',
  kind: 'Kind',
  organizationId: 'Organisation',
  at: 'Time',
  name: 'Name',
  title: 'What',
  organization: 'Organisation',
  status: 'Status',
  number: 'Order',
};
