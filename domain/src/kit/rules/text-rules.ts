import type { Message, MessageKey } from '../messages/messages.ts';
import { isEmail } from '../values/email.ts';
import { eachFilled, isEmpty } from './presence-rules.ts';

// letters of every script, combining marks included: José is accepted in either normal form
const ALPHA = /^[\p{L}\p{M}]+$/u;
const ALPHA_NUM = /^[\p{L}\p{M}\p{N}]+$/u;
const ALPHA_DASH = /^[\p{L}\p{M}\p{N}_-]+$/u;
const ALPHA_SPACES = /^[\p{L}\p{M}\s]+$/u;
const DIGITS = /^[0-9]+$/;

export function alpha(value: unknown): Message | null {
  return matches(value, ALPHA, 'alpha');
}

export function alphaDash(value: unknown): Message | null {
  return matches(value, ALPHA_DASH, 'alpha_dash');
}

export function alphaNum(value: unknown): Message | null {
  return matches(value, ALPHA_NUM, 'alpha_num');
}

export function alphaSpaces(value: unknown): Message | null {
  return matches(value, ALPHA_SPACES, 'alpha_spaces');
}

/** Digits 0–9 only, as for a code; a negative or broken number is refused. */
export function numeric(value: unknown): Message | null {
  return matches(value, DIGITS, 'numeric');
}

/** Exactly this many digits, leading zeros counted. */
export function digits(value: unknown, options: { length: number }): Message | null {
  const isRight = eachFilled(value).every(
    (item) => DIGITS.test(asText(item)) && asText(item).length === options.length,
  );
  return isRight ? null : { key: 'digits', params: { length: options.length } };
}

/** A `g` or `y` flag keeps no state between calls. */
export function regex(value: unknown, options: { pattern: RegExp }): Message | null {
  return eachFilled(value).every((item) => asText(item).search(options.pattern) >= 0) ? null : { key: 'regex' };
}

/** An e-mail address, or with `multiple` a list of them separated by commas. */
export function email(value: unknown, options: { multiple?: boolean } = {}): Message | null {
  if (isEmpty(value)) return null;
  if (!options.multiple) return isEmail(asText(value).trim()) ? null : { key: 'email' };
  const addresses = Array.isArray(value) ? value.map(asText) : asText(value).split(',');
  return addresses.every((address) => isEmail(address.trim())) ? null : { key: 'email.multiple' };
}

/** Exactly this many characters, or items of a list. */
export function length(value: unknown, options: { length: number }): Message | null {
  return isEmpty(value) || countCharacters(value) === options.length
    ? null
    : { key: 'length', params: { length: options.length } };
}

/** At least this many characters, or items of a list. */
export function min(value: unknown, options: { length: number }): Message | null {
  return isEmpty(value) || countCharacters(value) >= options.length
    ? null
    : { key: 'min', params: { length: options.length } };
}

/** At most this many characters, or items of a list. */
export function max(value: unknown, options: { length: number }): Message | null {
  return isEmpty(value) || countCharacters(value) <= options.length
    ? null
    : { key: 'max', params: { length: options.length } };
}

function matches(value: unknown, pattern: RegExp, key: MessageKey): Message | null {
  return eachFilled(value).every((item) => pattern.test(asText(item))) ? null : { key };
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Counts characters as PostgreSQL does: code points, so that an emoji is one. */
function countCharacters(value: unknown): number {
  return Array.isArray(value) ? value.length : Array.from(asText(value)).length;
}
