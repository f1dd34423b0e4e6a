import type { nl } from './menu.nl.ts';

export const en: typeof nl = {
  newCategory: 'New category',
  newLocationType: 'New location type',
  newProductType: 'New product type',
  sports: 'Sports',
  tags: 'Tags',
  categories: 'Categories',
  sharedCategories: 'Shared categories',
  locationTypes: 'Location types',
  productTypes: 'Product types',
  newTag: 'New tag',
  newSport: 'New sport',
};
