import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { BEGIN } from './open-database.ts';
import { runPrepared } from './prepared.ts';
import type { DB } from './schema.ts';
import { allowLongStatements } from './watched-client.ts';

/** Typed queries in one transaction; row-level security decides which rows it sees. */
export type Database = Kysely<DB>;

/**
 * Typed queries on one client. Queries wait for one another, since a client carries one at a time and a handler may use
 * `Promise.all`. `isDirect`: there is no pooler, so statements may be prepared.
 */
export function databaseOn(client: pg.ClientBase, { isDirect = false } = {}): Database {
  const query = isDirect
    ? (text: string, values: unknown[]) => runPrepared(client, text, values)
    : client.query.bind(client);
  let free: Promise<void> = Promise.resolve();
  const connect = async (): Promise<PostgresPoolClient> => {
    let release: () => void = () => {};
    const before = free;
    free = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return { query, release: () => release() } as unknown as PostgresPoolClient;
  };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect, end: async () => {}, options: {} } }) });
}

export type SystemWork<Result> = (db: Database) => Promise<Result>;

/**
 * A transaction of the worker or the seed, which sees every row. The API never uses it. `isLong`: its statements may take longer
 * than those of a call; the work itself lifts the server's limit.
 */
export async function asSystem<Result>(
  pool: pg.Pool,
  work: SystemWork<Result>,
  { isLong = false } = {},
): Promise<Result> {
  const client = await pool.connect();
  if (isLong) allowLongStatements(client);
  let failed = false;
  try {
    await client.query(`${BEGIN}; select set_scope('system', '{}', '{}')`);
    const result = await work(databaseOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    failed = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(failed);
  }
}
