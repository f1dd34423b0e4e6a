import type { Message } from '../messages/messages.ts';
import { eachFilled, isEmpty } from './presence-rules.ts';

const INTEGER = /^-?[0-9]+$/;
const DECIMAL = /^-?[0-9]+(?:[.,]([0-9]+))?$/;

export function integer(value: unknown): Message | null {
  return eachFilled(value).every(isInteger) ? null : { key: 'integer' };
}

/** A number with at most this many decimals, written with a comma or a point. */
export function double(value: unknown, options: { decimals: number }): Message | null {
  const isRight = eachFilled(value).every((item) => (countDecimals(item) ?? Infinity) <= options.decimals);
  return isRight ? null : { key: 'double', params: { decimals: options.decimals } };
}

/** Between min and max, both inclusive. */
export function between(value: unknown, options: { min: number; max: number }): Message | null {
  if (isEmpty(value)) return null;
  const number = parseNumber(value);
  return number >= options.min && number <= options.max ? null : { key: 'between', params: { ...options } };
}

export function minValue(value: unknown, options: { min: number }): Message | null {
  return isEmpty(value) || parseNumber(value) >= options.min
    ? null
    : { key: 'min_value', params: { min: options.min } };
}

export function maxValue(value: unknown, options: { max: number }): Message | null {
  return isEmpty(value) || parseNumber(value) <= options.max
    ? null
    : { key: 'max_value', params: { max: options.max } };
}

function isInteger(value: unknown): boolean {
  return typeof value === 'number'
    ? Number.isSafeInteger(value)
    : typeof value === 'string' && INTEGER.test(value.trim());
}

function countDecimals(value: unknown): number | null {
  const match = typeof value === 'number' || typeof value === 'string' ? DECIMAL.exec(String(value).trim()) : null;
  return match ? (match[1]?.length ?? 0) : null;
}

/** Parses a number; NaN when unreadable, so that every comparison with it fails. */
function parseNumber(value: unknown): number {
  return countDecimals(value) === null ? Number.NaN : Number(String(value).trim().replace(',', '.'));
}
