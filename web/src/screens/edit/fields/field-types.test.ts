import { expectTypeOf, test } from 'vitest';
import type { FieldComponents } from './field-types.ts';

type Draft = {
  name?: string;
  kind?: 'indoor' | 'outdoor';
  sports?: number[];
  keywords?: string[];
  is_hidden?: boolean;
  is_accessible?: 0 | 1 | boolean | '0' | '1';
  price_in_cents?: number | null;
};
type Fields = FieldComponents<Draft>;
type NameOf<Field extends keyof Fields> = Fields[Field] extends (props: infer Props) => unknown
  ? Props extends { name: infer Name }
    ? Name
    : never
  : never;

test('a field accepts only the names of values it can edit', () => {
  expectTypeOf<NameOf<'TextField'>>().toEqualTypeOf<'name'>();
  expectTypeOf<NameOf<'MoneyField'>>().toEqualTypeOf<'price_in_cents'>();
  expectTypeOf<NameOf<'SwitchField'>>().toEqualTypeOf<'is_hidden' | 'is_accessible'>();
  expectTypeOf<NameOf<'KeywordsField'>>().toEqualTypeOf<'keywords'>();
});

test('options accept only values of their field', () => {
  const SelectField: Fields['SelectField'] = () => null;
  void SelectField({ name: 'kind', options: [{ value: 'indoor', label: 'Binnen' }] });
  // @ts-expect-error -- no such kind
  void SelectField({ name: 'kind', options: [{ value: 'outside', label: 'Buiten' }] });
  // @ts-expect-error -- no such field
  void SelectField({ name: 'colour', options: [] });
  const MultiSelectField: Fields['MultiSelectField'] = () => null;
  void MultiSelectField({ name: 'sports', options: [{ value: 3, label: 'Judo' }] });
  // @ts-expect-error -- ids, not texts
  void MultiSelectField({ name: 'sports', options: [{ value: 'judo', label: 'Judo' }] });
});

test('a value is read by the name of a field, in its own type', () => {
  const useValue = (() => undefined) as Fields['useValue'];
  expectTypeOf(useValue('price_in_cents')).toEqualTypeOf<number | null | undefined>();
  // @ts-expect-error -- no such field
  void useValue('colour');
});
