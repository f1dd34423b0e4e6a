import type { nl } from './filters.nl.ts';

export const en: typeof nl = {
  sport: 'Sport',
  category: 'Category',
  date: 'Date',
  age: 'Age',
  gender: 'Gender',
  level: 'Level',
  price: 'Price',
  distance: 'Distance',
  accessible: 'Wheelchair accessible',
  offer_type: 'Offer type',
  tag: 'Tag',
  location_type: 'Location type',
};
