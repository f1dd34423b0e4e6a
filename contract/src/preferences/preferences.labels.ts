import { labels } from '../kit/labels.ts';

export const preferenceLabels = labels(
  {
    list: 'Lijst',
    name: 'Naam',
    query: 'Filters',
    columns: 'Kolommen',
    density: 'Dichtheid',
    shared: 'Zichtbaar voor',
    values: 'Ingevulde velden',
  },
  {
    list: 'List',
    name: 'Name',
    query: 'Filters',
    columns: 'Columns',
    density: 'Density',
    shared: 'Visible to',
    values: 'Filled in fields',
  },
);
