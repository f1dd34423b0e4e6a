export const nl = {
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
};
