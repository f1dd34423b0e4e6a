import pg from 'pg';

type ColumnParser = (text: string) => unknown;

const { builtins } = pg.types;
const DATE_ARRAY = 1182;
const INT8_ARRAY = 1016;
const TIMESTAMPTZ_ARRAY = 1185;

/** Makes JavaScript values of the texts of columns, by type. schema.ts is generated to match (scripts/db-schema.mjs). */
const parsers = new Map<number, ColumnParser>([
  [builtins.INT8, safeInteger],
  [INT8_ARRAY, arrayParser(safeInteger)],
  [builtins.TIMESTAMPTZ, isoInstant],
  [TIMESTAMPTZ_ARRAY, arrayParser(isoInstant)],
  [builtins.TIMESTAMP, (text) => text.replace(' ', 'T')],
  [builtins.DATE, (text) => text],
  [DATE_ARRAY, arrayParser((text) => text)],
]);

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    const parser = format === 'binary' ? undefined : parsers.get(oid);
    return parser ?? pg.types.getTypeParser(oid, format ?? 'text');
  }) as typeof pg.types.getTypeParser,
};

/** Ids and sums of cents are bigint in SQL and stay far below 2^53; a larger one would lose digits silently, so it throws. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** timestamptz → ISO-8601 UTC with milliseconds and Z. The text of a session in UTC is rewritten without a Date, for speed. */
function isoInstant(text: string): string {
  if (!text.endsWith('+00')) return text.includes('infinity') ? text : new Date(text).toISOString();
  const fraction = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

/** Parses an array such as `{a,NULL,"b"}`. Its values must not contain commas or quotes. */
function arrayParser(parse: (text: string) => unknown): ColumnParser {
  return (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item.replaceAll('"', ''))));
}
