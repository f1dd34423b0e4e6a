import { labels } from '../kit/labels.ts';

export const preferenceLabels = labels(
  {
    list: 'Lijst',
    name: 'Naam',
    query: 'Filters',
    columns: 'Kolommen',
    density: 'Dichtheid',
    widths: 'Breedte van de kolommen',
    shared: 'Zichtbaar voor',
    values: 'Ingevulde velden',
  },
  {
    list: 'List',
    name: 'Name',
    query: 'Filters',
    columns: 'Columns',
    density: 'Density',
    widths: 'Widths of the columns',
    shared: 'Visible to',
    values: 'Filled in fields',
  },
);
