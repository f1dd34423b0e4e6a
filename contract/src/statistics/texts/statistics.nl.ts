export const nl = {
  dateFrom: 'Vanaf',
  dateUntil: 'Tot en met',
  granularity: 'Per',
  kind: 'Soort',
  organizationId: 'Organisatie',
  at: 'Moment',
  name: 'Naam',
  title: 'Wat',
  organization: 'Organisatie',
  status: 'Status',
  number: 'Bestelling',
};
