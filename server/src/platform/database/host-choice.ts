import pg from 'pg';
import { ReadOnlyServer } from './database-away.ts';

export type Host = { host: string; port: number };

/** Which of several servers to connect to. */
export type HostChoice = {
  /** The server that takes writes; null when the address names one server only. */
  choose: () => Promise<Host | null>;
  /** The next choice asks all servers again. */
  forget: () => void;
};

const LIMIT_MS = 2000;

/**
 * Finds the server that takes writes, by asking all of them at once, and remembers it until a connection to it fails. With one
 * server there is nothing to choose.
 */
export function hostChoice(connection: pg.ClientConfig, hosts: readonly Host[]): HostChoice {
  if (hosts.length < 2) return { choose: async () => null, forget: () => {} };
  let choice: Promise<Host> | null = null;
  const forget = () => {
    choice = null;
  };
  const find = async (): Promise<Host> => {
    try {
      return await Promise.any(hosts.map((host) => asWritable(connection, host)));
    } catch (error) {
      forget();
      throw error instanceof AggregateError ? new AggregateError(error.errors) : error;
    }
  };
  return {
    choose: () => {
      choice ??= find();
      return choice;
    },
    forget,
  };
}

/** The server itself when it takes writes; rejects when it doesn't, or doesn't answer in time. */
async function asWritable(connection: pg.ClientConfig, host: Host): Promise<Host> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS });
  client.on('error', () => {});
  Object.assign(client, host);
  try {
    await client.connect();
    if (await isReadOnly(client)) throw new ReadOnlyServer(`${host.host}:${host.port} takes no writes`);
    return host;
  } finally {
    void client.end().catch(() => {});
  }
}

export async function isReadOnly(on: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await on.query<{ is_read_only: boolean }>(
    "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only",
  );
  return rows[0]?.is_read_only ?? false;
}
