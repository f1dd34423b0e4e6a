import pg from 'pg';
import { ReadOnlyServer, ReplacedConnection } from './database-away.ts';

export type Host = { host: string; port: number };

/** Chooses which of several servers to connect to. */
export type HostChoice = {
  /** Returns the writable server; null when the address has only one server. */
  choose: () => Promise<Host | null>;
  /** Forgets the choice, so that all servers are checked again at the next call of `choose`. */
  forget: () => void;
  /** Closes this connection when another server is chosen: its server no longer replies, or must not be written to. */
  join: (client: pg.Client) => void;
};

const LIMIT_MS = 2000;

/**
 * Finds the writable server by connecting to all of them at once, and remembers it until a connection to it fails. When two are writable,
 * the previous one wins, then the first of the address. With one server there is no choice.
 */
export function hostChoice(connection: pg.ClientConfig, hosts: readonly Host[]): HostChoice {
  if (hosts.length < 2) return { choose: async () => null, forget: () => {}, join: () => {} };
  const clients = new Set<pg.Client>();
  let choice: Promise<Host> | null = null;
  let last: Host | null = null;
  const forget = () => {
    choice = null;
  };
  const find = async (): Promise<Host> => {
    const inOrder = last === null ? hosts : [last, ...hosts.filter((host) => host !== last)];
    const host = await firstSuccess(inOrder.map((each) => asWritable(connection, each)));
    if (host !== last) for (const client of clients) if (!isOn(client, host)) client.connection.stream.destroy(moved());
    last = host;
    return host;
  };
  return {
    choose: () => {
      choice ??= find().catch((error: unknown) => {
        forget();
        throw error;
      });
      return choice;
    },
    forget,
    join: (client) => {
      clients.add(client);
      client.once('end', () => clients.delete(client));
    },
  };
}

const moved = () => new ReplacedConnection('another server takes the writes now');
const isOn = (client: pg.Client, { host, port }: Host) => client.host === host && client.port === port;

/** Resolves to the first in order that succeeds. Rejects with all errors when none does. */
async function firstSuccess(attempts: readonly Promise<Host>[]): Promise<Host> {
  const outcomes = attempts.map((attempt) => attempt.catch((error: unknown) => ({ error })));
  const errors: unknown[] = [];
  for (const outcome of outcomes) {
    const settled = await outcome;
    if (!('error' in settled)) return settled;
    errors.push(settled.error);
  }
  throw new AggregateError(errors);
}

/** Returns the server when it is writable; rejects when it isn't, or doesn't reply in time. */
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
