import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** Rows of the first batch: nothing is known of their size yet. */
const FIRST = 20;
const ROWS_MAX = 500;
/** The size of a batch in characters, roughly: parsing 50 MB of replies at once would keep other calls waiting. */
const CHARACTERS = 1_000_000;

/**
 * Reads the rows of a query of any length by a cursor. A transaction can have only one such cursor open at a time. The longer the rows of
 * a batch, the fewer are in the next one.
 */
export async function* inBatches<Row>(db: Database, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  await sql`declare batches no scroll cursor for ${query}`.execute(db);
  for (let most = FIRST; ; ) {
    const { rows } = await sql<Row>`fetch ${sql.lit(most)} from batches`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < most) break;
    const average = charactersIn(rows) / rows.length;
    most = Math.max(1, Math.min(ROWS_MAX, Math.floor(CHARACTERS / average)));
  }
  // when a reader stops early or fails, the end of the transaction closes the cursor
  await sql`close batches`.execute(db);
}

/** The length of all texts in a value; anything else counts as one character. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  let characters = 1;
  for (const item of Object.values(value)) characters += charactersIn(item);
  return characters;
}
