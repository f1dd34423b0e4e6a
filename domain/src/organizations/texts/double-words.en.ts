import type { Words } from '../double-words.ts';

export const en: Words = {
  same: (what) => `same ${what}`,
  fields: {
    kvk_number: 'KVK number',
    email: 'e-mail address',
    website: 'website',
    name: 'name',
    city: 'town',
    address: 'address',
  },
  similar: 'similar name',
};
