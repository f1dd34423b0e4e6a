import type { Words } from '../double-words.ts';

export const nl: Words = {
  same: (what) => `zelfde ${what}`,
  fields: {
    kvk_number: 'KVK-nummer',
    email: 'e-mailadres',
    website: 'website',
    name: 'naam',
    city: 'plaats',
    address: 'adres',
  },
  similar: 'naam lijkt erop',
};
