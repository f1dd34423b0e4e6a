import type { nl } from './product.nl.ts';

export const en: typeof nl = {
  'product.publish.type': 'Choose a product type before publishing',
  'product.stock': '{taken} have already been sold; choose at least that many',
  // said by the server only
  'product.unpaid': 'Purchases that have not been paid yet: {count}',
};
