/** Deeper than any body of the contract; a recursion through what was sent ends here. */
const MAX_DEPTH = 32;
/** As long as the longest list of the contract. Refused before its items are checked one by one. */
const MAX_ITEMS = 20_000;
/** More than any record has, or fit in an address. */
const MAX_NAMES = 10_000;

/**
 * What was sent, with texts that PostgreSQL and JSON columns can hold: without NUL, half surrogate pairs replaced
 * (D0.13). Throws a RangeError when it is nested deeper, or a list or record in it is longer, than any body may be.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) throw new RangeError('nested too deep');
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) throw new RangeError('list too long');
    return value.map((item) => storable(item, depth + 1));
  }
  if (Object.keys(value).length > MAX_NAMES) throw new RangeError('too many names');
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [storableText(name), storable(item, depth + 1)]),
  );
}

const storableText = (text: string) => text.toWellFormed().replaceAll('\0', '');
