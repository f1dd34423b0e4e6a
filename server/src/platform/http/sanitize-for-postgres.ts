/** Deeper than any body of the contract; limits the recursion through the input. */
const MAX_DEPTH = 32;
/** The length of the longest list of the contract. A longer one is refused before its items are checked. */
const MAX_ITEMS = 20_000;
/** More than any record has: each name is checked, and may get an error of its own. */
const MAX_NAMES = 1_000;

/** More than the names of any body together. Each costs a copy and a check. */
const MAX_NAMES_OF_BODY = 20_000;

/** Whether a JSON text is nested deeper, or has more names, than any body may. Reads each character once. */
export function isTooComplex(json: string): boolean {
  let depth = 0;
  let names = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (isText) {
      if (character === '\\') at++;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') {
      depth++;
      if (depth > MAX_DEPTH) return true;
    } else if (character === ']' || character === '}') depth--;
    else if (character === ':') names++;
  }
  return names > MAX_NAMES_OF_BODY;
}

/**
 * Returns the input with texts that PostgreSQL and JSON columns can store: without NUL, half surrogate pairs replaced. Throws a
 * RangeError when it is nested too deeply, or has too long a list or record.
 */
export function sanitizeForPostgres(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return sanitizeText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) throw new RangeError('nested too deep');
  if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) throw new RangeError('list too long');
    return value.map((item) => sanitizeForPostgres(item, depth + 1));
  }
  if (Object.keys(value).length > MAX_NAMES) throw new RangeError('too many names');
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [sanitizeText(name), sanitizeForPostgres(item, depth + 1)]),
  );
}

const sanitizeText = (text: string) => text.toWellFormed().replaceAll('\0', '');
