import { expect, test } from 'vitest';
import { publishingSteps } from './publishing-steps.ts';

const open = (typed: Parameters<typeof publishingSteps>[0]) =>
  publishingSteps(typed).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

test('a product needs a kind and a description, and a role for everybody named', () => {
  expect(open({})).toEqual(['product_type_id', 'description']);
  expect(open({ product_type_id: 3, description: ' \n ' })).toEqual(['description']);
  expect(open({ product_type_id: 3, description: 'Tien keer', contacts: [{ roles: [] }] })).toEqual(['contacts']);
  expect(open({ product_type_id: 3, description: 'Tien keer', contacts: [{ roles: ['trainer'] }] })).toEqual([]);
});
