import type { Message } from './messages.ts';

/**
 * Whether a value counts as not filled in: null, undefined, "", whitespace, an empty list.
 * 0 and false are values (D7). Every rule but `required` and `requiredIf` lets an empty value pass.
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** R5-63 */
export function required(value: unknown): Message | null {
  return isEmpty(value) ? { key: 'required' } : null;
}

/** Required as soon as another field has one of these values, or, without `values`, any value at all (R5-64). */
export function requiredIf(value: unknown, options: { other: unknown; values?: readonly unknown[] }): Message | null {
  const isAsked = options.values === undefined ? !isEmpty(options.other) : options.values.includes(options.other);
  return isAsked && isEmpty(value) ? { key: 'required_if' } : null;
}

/** The value was typed the same in a second field (R5-46). */
export function confirmed(value: unknown, options: { confirmation: unknown }): Message | null {
  return isEmpty(value) || value === options.confirmation ? null : { key: 'confirmed' };
}

/** The value, or each value of a list, is one of these (R5-61). */
export function oneOf(value: unknown, options: { values: readonly unknown[] }): Message | null {
  return eachFilled(value).every((item) => options.values.includes(item)) ? null : { key: 'oneOf' };
}

/** The value, or each value of a list, is none of these (R5-50). */
export function excluded(value: unknown, options: { values: readonly unknown[] }): Message | null {
  return eachFilled(value).some((item) => options.values.includes(item)) ? { key: 'excluded' } : null;
}

/** The filled-in parts of a value: the items of a list, else the value itself. */
export function eachFilled(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((item: unknown) => !isEmpty(item));
}
