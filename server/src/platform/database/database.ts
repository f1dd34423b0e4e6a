import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { BEGIN } from './connection/open-database.ts';
import { isDirect, runPrepared } from './connection/prepared.ts';
import type { DB } from './schema.ts';
import { allowLongStatements } from './connection/watched-client.ts';

/** Typed queries in one transaction; row-level security decides which rows it sees. */
export type Database = Kysely<DB>;

/**
 * Typed queries on one client. Queries wait for one another, since a client carries one at a time and a handler may use
 * `Promise.all`. `isDirect`: there is no pooler, so statements may be prepared.
 */
export function databaseOn(client: pg.ClientBase, { isDirect: mayPrepare = false } = {}): Database {
  const query = mayPrepare
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

type SystemOptions = {
  /** The statements may take longer than those of a call; the work itself must lift the limits of the server. */
  isLong?: boolean;
  /** Limits the transaction to this organisation, like a call for it: mails and audit rows belong to the organisation. */
  organizationId?: number;
};

/** A transaction of the worker or the seed, which sees every row unless it names an organisation. The API never uses it. */
export async function asSystem<Result>(
  pool: pg.Pool,
  work: SystemWork<Result>,
  { isLong = false, organizationId }: SystemOptions = {},
): Promise<Result> {
  const client = await pool.connect();
  if (isLong) allowLongStatements(client);
  let failed = false;
  try {
    const entered = await client.query(`${BEGIN}; ${enterSystem(organizationId)}; select pg_backend_pid() as pid`);
    const [session] = (entered as unknown as pg.QueryResult<{ pid: number }>[]).at(-1)?.rows ?? [];
    // Long work, such as a seed, has many different statements: they would use up the names of prepared statements.
    const result = await work(databaseOn(client, { isDirect: !isLong && isDirect(client, session?.pid) }));
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

function enterSystem(organizationId: number | undefined): string {
  const all = "select set_scope('system', '{}', '{}')";
  if (organizationId === undefined) return all;
  // The first statement enters the system scope, in which the second one reads the platforms.
  return `${all}; select set_scope('organizations', array[${organizationId}::bigint],
    array(select application_id from organization_applications where organization_id = ${organizationId}))`;
}
