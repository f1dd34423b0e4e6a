import { labels } from '../kit/labels.ts';

export const statisticsLabels = labels(
  {
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
  },
  {
    dateFrom: 'From',
    dateUntil: 'Until',
    granularity: 'By',
    kind: 'Kind',
    organizationId: 'Organisation',
    at: 'Moment',
    name: 'Name',
    title: 'What',
    organization: 'Organisation',
    status: 'Status',
    number: 'Order',
  },
);
