import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

const BATCH = 500;

/** Reads the rows of a query of any length, by a cursor of the caller's transaction, which can have only one open at a time. */
export async function* inBatches<Row>(db: Database, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  await sql`declare batches no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from batches`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  // the end of the transaction closes it when a reader stops early or fails
  await sql`close batches`.execute(db);
}
