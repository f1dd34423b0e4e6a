import { labels } from '../kit/labels.ts';

export const offerLabels = labels(
  {
    type: 'Soort aanbod',
    dateFrom: 'Vanaf',
    dateUntil: 'Tot en met',
    organizationId: 'Organisatie',
    sportId: 'Sport',
    categoryId: 'Categorie',
  },
  {
    type: 'Type of offer',
    dateFrom: 'From',
    dateUntil: 'Until',
    organizationId: 'Organisation',
    sportId: 'Sport',
    categoryId: 'Category',
  },
);
