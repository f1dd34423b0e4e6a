import { DEPTH_MAX } from '@move/contract/kit/json-complexity.ts';

/** The length of the longest list of the contract. A longer one is refused before its items are checked. */
const ITEMS_MAX = 20_000;
/** More than any record has: each name is checked, and may get an error of its own. */
const NAMES_MAX = 1_000;

/**
 * Returns the input with texts that PostgreSQL and JSON columns can store: without NUL, half surrogate pairs replaced. Throws a
 * RangeError when it is nested too deeply, or has too long a list or record.
 */
export function sanitizeForPostgres(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEPTH_MAX) throw new RangeError('nested too deep');
  if (Array.isArray(value)) {
    if (value.length > ITEMS_MAX) throw new RangeError('list too long');
    return value.map((item) => sanitizeForPostgres(item, depth + 1));
  }
  if (Object.keys(value).length > NAMES_MAX) throw new RangeError('too many names');
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [sanitizeText(name), sanitizeForPostgres(item, depth + 1)]),
  );
}

const sanitizeText = (text: string) => text.toWellFormed().replaceAll('\0', '');
