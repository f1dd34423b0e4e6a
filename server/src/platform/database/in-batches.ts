import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

const BATCH = 500;

/** The rows of a query of any length, by a cursor of the caller's transaction, which can have one of them open at a time. */
export async function* inBatches<Row>(db: Database, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  await sql`declare batches no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from batches`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  // left to the end of the transaction when a reader stops early or breaks
  await sql`close batches`.execute(db);
}
