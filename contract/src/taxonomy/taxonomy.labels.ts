import { labels } from '../kit/labels.ts';

export const taxonomyLabels = labels(
  {
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
  },
  {
    name: 'Name',
    title: 'Title',
    icon: 'Pictogram',
    image: 'Image',
    highlighted: 'Highlighted',
    link: 'Link',
    application_ids: 'Platforms',
    ids: 'Order',
    seen_ids: 'Order',
    uses: 'In use',
    uses_count: 'In use',
    updated_at: 'Changed',
  },
);
