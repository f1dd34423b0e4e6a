import type { FieldErrors } from '@move/contract/kit/validate.ts';

/** Whether an error belongs to this field or a part of it: `contacts.2.roles` belongs to `contacts`. */
export const belongsTo = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

/** The first error of a field. A composite field (contacts, periods) shows the errors of its parts itself. */
export function firstError(errors: FieldErrors, name: string): string | undefined {
  return errors[name]?.[0];
}

/** The first error of a field with a plain list: its own, or that of its first invalid value with the value in front: “https://x y: …”. */
export function firstListError(errors: FieldErrors, name: string, values: readonly unknown[]): string | undefined {
  const own = firstError(errors, name);
  if (own !== undefined) return own;
  const faulty = Object.entries(errorsWithin(errors, name))
    .map(([part, text]) => ({ index: Number(part.split('.')[0]), text }))
    .toSorted((one, other) => one.index - other.index)[0];
  if (faulty === undefined) return undefined;
  const value = values[faulty.index];
  return typeof value === 'string' ? `${value}: ${faulty.text}` : faulty.text;
}

/** The errors of the parts of a composite field, by the path within it: `2.roles`. */
export function errorsWithin(errors: FieldErrors, name: string): Record<string, string> {
  const entries = Object.entries(errors).flatMap(([path, texts]): [string, string][] =>
    path.startsWith(`${name}.`) && texts[0] ? [[path.slice(name.length + 1), texts[0]]] : [],
  );
  return Object.fromEntries(entries);
}

/** The errors without those of one field. */
export function withoutField(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !belongsTo(path, name)));
}

/** The errors of one field only. */
export function onlyField(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => belongsTo(path, name)));
}

export type SortedErrors = { onFields: FieldErrors; general: string[] };

/** Splits server errors: those of the form's fields, and all others as messages for the summary, so that none is lost. */
export function sortErrors(errors: FieldErrors, fieldNames: readonly string[]): SortedErrors {
  const isKnown = (path: string) => fieldNames.some((name) => belongsTo(path, name));
  const entries = Object.entries(errors);
  return {
    onFields: Object.fromEntries(entries.filter(([path]) => isKnown(path))),
    general: [...new Set(entries.filter(([path]) => !isKnown(path)).flatMap(([, texts]) => texts))],
  };
}

/** How many fields of a tab or section have an error. */
export function countErrors(errors: FieldErrors, names: readonly string[]): number {
  return names.filter((name) => Object.keys(errors).some((path) => belongsTo(path, name))).length;
}
