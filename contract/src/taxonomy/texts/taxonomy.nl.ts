export const nl = {
  name: 'Naam',
  title: 'Titel',
  icon: 'Pictogram',
  image: 'Afbeelding',
  highlighted: 'Uitgelicht',
  link: 'Link',
  application_ids: 'Platforms',
  ids: 'Volgorde',
  seen_ids: 'Volgorde',
  uses: 'In gebruik',
  uses_count: 'In gebruik',
  updated_at: 'Gewijzigd',
};
