import type { nl } from './taxonomy.nl.ts';

export const en: typeof nl = {
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
  sport_id: 'Sport',
  tag_id: 'Tag',
  category_id: 'Category',
  location_type_id: 'Location type',
  product_type_id: 'Product type',
  usesCount: 'In use',
};
