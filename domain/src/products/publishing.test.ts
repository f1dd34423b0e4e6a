import { expect, test } from 'vitest';
import { type Publishable, publishingViolations } from './publishing.ts';

const ready: Publishable = { product_type_id: 1, description: 'Tien keer zwemmen', rate_id: null, price_open: false };

test.each<[title: string, changes: Partial<Publishable>, faults: string[]]>([
  ['complete', {}, []],
  ['a rate', { rate_id: 7, price_open: true }, []],
  ['no price yet', { price_open: true }, ['rate_id activity.publish.price']],
  ['no kind', { product_type_id: null }, ['product_type_id product.publish.type']],
  ['a blank description', { description: ' \n ' }, ['description activity.publish.description']],
  [
    'nothing yet',
    { product_type_id: null, description: null, price_open: true },
    [
      'product_type_id product.publish.type',
      'description activity.publish.description',
      'rate_id activity.publish.price',
    ],
  ],
])('%s', (_title, changes, faults) => {
  expect(publishingViolations({ ...ready, ...changes }).map(({ path, key }) => `${path.join('.')} ${key}`)).toEqual(
    faults,
  );
});
