import { expect, test } from 'vitest';
import { publishingSteps } from './publishing-steps.ts';

const open = (typed: Parameters<typeof publishingSteps>[0]) =>
  publishingSteps(typed).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

test('publishing a product needs a type, a description and a price, and a role for each contact', () => {
  expect(open({})).toEqual(['product_type_id', 'description', 'rate_id']);
  expect(open({ product_type_id: 3, description: 'Tien keer', rate_id: null, price_open: true })).toEqual(['rate_id']);
  expect(open({ product_type_id: 3, description: ' \n ', rate_id: 3 })).toEqual(['description']);
  expect(open({ product_type_id: 3, description: 'Tien keer', price_open: false, contacts: [{ roles: [] }] })).toEqual([
    'contacts',
  ]);
  expect(
    open({ product_type_id: 3, description: 'Tien keer', price_open: false, contacts: [{ roles: ['trainer'] }] }),
  ).toEqual([]);
});
