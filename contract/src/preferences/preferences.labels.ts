import { labels } from '../kit/labels.ts';

export const preferenceLabels = labels(
  {
    list: 'Lijst',
    name: 'Naam',
    query: 'Filters',
    columns: 'Kolommen',
    density: 'Dichtheid',
    widths: 'Breedte van de kolommen',
    view_order: 'Volgorde van de weergaven',
    default_view: 'Standaardweergave',
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
    view_order: 'Order of the views',
    default_view: 'Default view',
    shared: 'Visible to',
    values: 'Filled in fields',
  },
);
