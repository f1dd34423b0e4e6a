import { z } from 'zod';

type Shape = Readonly<Record<string, z.ZodType>>;

/** The fields of an object schema, also through optional, nullable, default and transforms; null when it has none. */
export function objectShape(schema: z.ZodType): Shape | null {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodObject ? (inner.shape as Shape) : null;
}

/** The schema of the field at a dotted name. */
export function schemaAt(schema: z.ZodType, path: string): z.ZodType | null {
  return path
    .split('.')
    .reduce<z.ZodType | null>((parent, key) => (parent && objectShape(parent)?.[key]) ?? null, schema);
}

/** Whether a field refuses every empty value: null, an empty text, an empty list and false. A boolean field accepts false: not required. */
export function isRequired(schema: z.ZodType, path: string): boolean {
  const field = schemaAt(schema, path);
  return field !== null && [null, '', [], false].every((nothing) => !field.safeParse(nothing).success);
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return unwrapped(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodPipe ? unwrapped(schema.in as z.ZodType) : schema;
}
