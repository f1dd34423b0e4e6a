import pg from 'pg';
import type { Log } from '../log/create-log.ts';
import { countSilentConnection } from '../metrics/counters.ts';
import { type Host, type HostChoice, hostChoice } from './host-choice.ts';
import { type Outage, outageOf } from './outage.ts';
import { columnTypes } from './value-parsers.ts';
import { endLongStatements, watchedClient } from './watched-client.ts';

export type PoolConnection = pg.PoolConfig & {
  /** More than one: the server that takes writes is looked for. */
  hosts?: readonly Host[];
};

export type PoolLimits = {
  max: number;
  /** How long a call may wait for a connection. */
  connectionTimeoutMillis?: number;
  silenceMs: number;
};

type WatchedPools = {
  log: Log;
  /** What the connections are called in pg_stat_activity. */
  name: string;
};

/** The idle connections of the pools of a process: when one connection went silent, the others probably did too. */
class IdleConnections {
  readonly #idle = new Set<pg.Client>();
  readonly #busy = new Set<pg.Client>();
  readonly #asked = new WeakSet<pg.Client>();

  watch(pool: pg.Pool): void {
    pool.on('acquire', (client) => {
      this.#idle.delete(client);
      this.#busy.add(client);
    });
    pool.on('release', (_error, client) => {
      endLongStatements(client);
      this.#busy.delete(client);
      this.#idle.add(client);
    });
    pool.on('remove', (client) => {
      this.#busy.delete(client);
      this.#idle.delete(client);
    });
  }

  /** Closes the idle ones, and asks those that only listen for notifications for a sign of life. */
  closeAfterSilence(listening: (client: pg.Client) => boolean): void {
    for (const client of this.#idle) client.connection.stream.destroy();
    for (const client of this.#busy) if (listening(client) && !this.#asked.has(client)) this.#ask(client);
  }

  #ask(client: pg.Client): void {
    this.#asked.add(client);
    const answered = () => void this.#asked.delete(client);
    client.query('select 1').then(answered, answered);
  }
}

/** Opens pools whose silent connections are closed and replaced, and which share the log of one outage. */
export function poolOpener({ log, name }: WatchedPools) {
  const idle = new IdleConnections();
  const outage = outageOf(log);
  const choices = new Map<string, HostChoice>();
  return ({ hosts = [], ...connection }: PoolConnection, { max, silenceMs, ...limits }: PoolLimits): pg.Pool => {
    const onSilence = () => {
      countSilentConnection();
      idle.closeAfterSilence((client) => client.listenerCount('notification') > 0);
    };
    // pools on the same servers share what they know of them
    const servers = JSON.stringify(hosts);
    const choice = choices.get(servers) ?? hostChoice(connection, hosts);
    choices.set(servers, choice);
    const pool = new pg.Pool({
      connectionTimeoutMillis: 5000,
      ...connection,
      ...limits,
      max,
      types: columnTypes,
      application_name: name,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: watchedClient({ silenceMs, hosts: choice, onSilence }),
    });
    idle.watch(pool);
    reportFaults(pool, outage);
    return pool;
  };
}

/** A connection that breaks fails its own statement and is replaced at the next; without listeners it would end the process. */
function reportFaults(pool: pg.Pool, outage: Outage): void {
  const report = (error: unknown) => {
    if (!pool.ending) outage.report(error);
  };
  pool.on('error', report);
  pool.on('connect', (client) => {
    outage.end();
    client.on('error', report);
  });
}
