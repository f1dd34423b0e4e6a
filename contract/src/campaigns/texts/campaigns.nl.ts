export const nl = {
  title: 'Titel',
  url: 'Link',
  image: 'Afbeelding',
  category_id: 'Categorie',
  starts_at: 'Eerste dag',
  ends_at: 'Laatste dag',
  position: 'Volgorde',
  state: 'Status',
  order: 'Volgorde',
  ids: 'Volgorde',
  seen_ids: 'Volgorde',
  updated_at: 'Gewijzigd',
};
