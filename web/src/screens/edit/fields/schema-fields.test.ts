import { Flag, IdList, Name, OptionalUrl, PriceInCents } from '@move/contract/kit/fields.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isRequired, schemaAt, objectShape } from './schema-fields.ts';

const Fields = z.object({
  name: Name,
  kind: z.enum(['a', 'b']),
  website: OptionalUrl,
  price: PriceInCents,
  sports: IdList,
  is_hidden: Flag,
  address: z.object({ city: Name }).nullable(),
});
const Body = Fields.refine(() => true);

test('finds fields through optional, nullable and refinements', () => {
  expect(Object.keys(objectShape(Fields.partial()) ?? {})).toContain('address');
  expect(schemaAt(Body, 'address.city')).toBe(Name);
  expect(schemaAt(Body, 'address.street')).toBeNull();
  expect(objectShape(z.string())).toBeNull();
});

test.each([
  ['name', true],
  ['kind', true],
  ['price', true],
  ['address.city', true],
  ['website', false],
  ['sports', false],
  ['is_hidden', false],
  ['unknown', false],
])('%s is required: %s', (name, expected) => {
  expect(isRequired(Body, name)).toBe(expected);
  expect(isRequired(Fields.partial(), name)).toBe(expected);
});
