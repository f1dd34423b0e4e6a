import { labels } from '../kit/labels.ts';

export const campaignLabels = labels(
  {
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
  },
  {
    title: 'Title',
    url: 'Link',
    image: 'Image',
    category_id: 'Category',
    starts_at: 'First day',
    ends_at: 'Last day',
    position: 'Order',
    state: 'Status',
    order: 'Order',
    ids: 'Order',
    seen_ids: 'Order',
    updated_at: 'Changed',
  },
);
