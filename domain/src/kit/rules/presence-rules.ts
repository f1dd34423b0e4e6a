import type { Message } from '../messages/messages.ts';

/**
 * Whether a value counts as empty: null, undefined, "", whitespace, an empty list; 0 and false are values. Every rule but
 * `required` and `requiredIf` accepts an empty value.
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

export function required(value: unknown): Message | null {
  return isEmpty(value) ? { key: 'required' } : null;
}

/** Required when another field has one of these values, or, without `values`, any value at all. */
export function requiredIf(value: unknown, options: { other: unknown; values?: readonly unknown[] }): Message | null {
  const isAsked = options.values === undefined ? !isEmpty(options.other) : options.values.includes(options.other);
  return isAsked && isEmpty(value) ? { key: 'required_if' } : null;
}

/** The value equals that of a second field. */
export function confirmed(value: unknown, options: { confirmation: unknown }): Message | null {
  return isEmpty(value) || value === options.confirmation ? null : { key: 'confirmed' };
}

/** The value, or each value of a list, is one of these. */
export function oneOf(value: unknown, options: { values: readonly unknown[] }): Message | null {
  return eachFilled(value).every((item) => options.values.includes(item)) ? null : { key: 'oneOf' };
}

/** The value, or each value of a list, is none of these. */
export function excluded(value: unknown, options: { values: readonly unknown[] }): Message | null {
  return eachFilled(value).some((item) => options.values.includes(item)) ? { key: 'excluded' } : null;
}

/** The non-empty parts of a value: the items of a list, else the value itself. */
export function eachFilled(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((item: unknown) => !isEmpty(item));
}
