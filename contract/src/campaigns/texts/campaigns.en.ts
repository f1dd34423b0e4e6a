import type { nl } from './campaigns.nl.ts';

export const en: typeof nl = {
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
};
