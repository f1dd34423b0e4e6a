import { expect, expectTypeOf, test } from 'vitest';
import { type PathOf, type PathsTo, type TextPath, valueAt, withValueAt } from './field-paths.ts';

type Draft = {
  name: string;
  kind: 'indoor' | 'outdoor';
  notes?: string | null;
  sports: number[];
  is_hidden?: boolean | undefined;
  address: { city: string; position: { latitude: number | null } };
};

test('the compiler knows the names of fields', () => {
  expectTypeOf<PathOf<Draft>>().toEqualTypeOf<
    | 'name'
    | 'kind'
    | 'notes'
    | 'sports'
    | 'is_hidden'
    | 'address'
    | 'address.city'
    | 'address.position'
    | 'address.position.latitude'
  >();
  expectTypeOf<TextPath<Draft>>().toEqualTypeOf<'name' | 'notes' | 'address.city'>();
  expectTypeOf<PathsTo<Draft, number>>().toEqualTypeOf<'address.position.latitude'>();
});

test('reads and replaces by dotted name', () => {
  const values = { name: 'a', address: { city: 'Oss', code: '1' }, slots: [{ from: '1' }, { from: '2' }] };
  expect(valueAt(values, 'address.city')).toBe('Oss');
  expect(valueAt(values, 'address.street.number')).toBeUndefined();
  const next = withValueAt(values, 'address.city', 'Ede');
  expect(next).toEqual({ ...values, address: { city: 'Ede', code: '1' } });
  expect(next.slots).toBe(values.slots);
  expect(withValueAt(values, 'slots.1.from', '3').slots).toEqual([{ from: '1' }, { from: '3' }]);
  expect(withValueAt({}, 'a.b', 1)).toEqual({ a: { b: 1 } });
});
