import { expect, test } from 'vitest';
import { publishingViolations } from './publishing.ts';

test.each([
  ['complete', { product_type_id: 1, description: 'Tien keer zwemmen' }, []],
  ['no kind', { product_type_id: null, description: 'Tien keer zwemmen' }, ['product_type_id product.publish.type']],
  ['a blank description', { product_type_id: 1, description: ' \n ' }, ['description activity.publish.description']],
  [
    'nothing yet',
    { product_type_id: null, description: null },
    ['product_type_id product.publish.type', 'description activity.publish.description'],
  ],
])('%s', (_title, product, faults) => {
  expect(publishingViolations(product).map(({ path, key }) => `${path.join('.')} ${key}`)).toEqual(faults);
});
