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
  usesCount: 'In use',
};
