import { z } from 'zod';

/** A field in a body or query: its dotted path, and the smallest input with a value there. */
export type InputField = { path: string; holding: (value: unknown) => unknown };

const WRAPPERS = [
  z.ZodOptional,
  z.ZodNullable,
  z.ZodDefault,
  z.ZodPrefault,
  z.ZodReadonly,
  z.ZodNonOptional,
  z.ZodCatch,
];

/** Returns every field of a schema that takes a value, including lists, records and their items. */
export function inputFields(schema: unknown, path = ''): InputField[] {
  const wrapper = WRAPPERS.find((kind) => schema instanceof kind);
  if (wrapper && schema instanceof wrapper) return inputFields(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe)
    return inputFields(schema.in instanceof z.ZodTransform ? schema.out : schema.in, path);
  if (schema instanceof z.ZodDiscriminatedUnion) return fieldsOfKinds(schema, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => inputFields(option, path));
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) =>
      within(part, path, name, (item) => ({ [name]: item })),
    );
  const own = { path, holding: (value: unknown) => value };
  if (schema instanceof z.ZodArray) return [own, ...within(schema.element, path, '0', (item) => [item])];
  if (schema instanceof z.ZodRecord) return [own, ...within(schema.valueType, path, 'key', (item) => ({ key: item }))];
  return [own];
}

function within(part: unknown, path: string, name: string, around: (item: unknown) => unknown): InputField[] {
  return inputFields(part, path === '' ? name : `${path}.${name}`).map((field) => ({
    path: field.path,
    holding: (value) => around(field.holding(value)),
  }));
}

/** Returns the fields of each kind of record, in a record of that kind. */
function fieldsOfKinds({ options, def }: z.ZodDiscriminatedUnion, path: string): InputField[] {
  return options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) return inputFields(option, path);
    const kind: unknown = option.shape[def.discriminator];
    const named = kind instanceof z.ZodLiteral ? { [def.discriminator]: kind.value } : {};
    return inputFields(option, path).map((field) => ({
      path: field.path,
      holding: (value) => ({ ...named, ...(field.holding(value) as object) }),
    }));
  });
}
