import pg from 'pg';
import type { Log } from '../../log/create-log.ts';
import { ReplacedConnection } from './database-away.ts';
import { type Host, type HostChoice, hostChoice } from './host-choice.ts';
import { type Outage, outageOf } from './outage.ts';
import { columnTypes } from './value-parsers.ts';
import { endLongStatements, watchedClient } from './watched-client.ts';

export type PoolConnection = pg.PoolConfig & {
  /** The servers. When there are several, connections go to the one that takes writes. */
  hosts?: readonly Host[];
};

export type PoolLimits = {
  max: number;
  /** How long a call may wait for a connection. */
  connectionTimeoutMillis?: number;
  silenceMs: number;
  /** The limit of a probe is short, so a busy server exceeds it too: other connections are replaced only when a new one works. */
  isProbe?: boolean;
};

type WatchedPools = {
  log: Log;
  /** The name of the connections in pg_stat_activity. */
  name: string;
};

/** The connections of all pools of a process: when one goes silent or read-only, others of its age are probably affected too. */
class OpenConnections {
  readonly #connectedAt = new Map<pg.Client, number>();
  readonly #idle = new Set<pg.Client>();
  readonly #replaced = new WeakSet<pg.Client>();

  watch(pool: pg.Pool): void {
    pool.on('connect', (client) => this.#connectedAt.set(client, Date.now()));
    pool.on('acquire', (client) => this.#idle.delete(client));
    pool.on('release', (_error, client) => {
      endLongStatements(client);
      this.#idle.add(client);
      // A waiting caller may still get this connection, since it has just replied.
      if (this.#replaced.has(client)) setImmediate(() => this.#closeIdle(client));
    });
    pool.on('remove', (client) => {
      this.#connectedAt.delete(client);
      this.#idle.delete(client);
    });
  }

  /** Closes connections made before `until`; those in use are closed once idle. A connection that listens is sent a statement instead. */
  replace(until: number): void {
    for (const [client, connectedAt] of this.#connectedAt) {
      if (connectedAt >= until || this.#replaced.has(client)) continue;
      this.#replaced.add(client);
      if (client.listenerCount('notification') > 0) this.#ask(client);
      else this.#closeIdle(client);
    }
  }

  #ask(client: pg.Client): void {
    client.query('select 1').then(
      () => this.#replaced.delete(client),
      () => {},
    );
  }

  /** Destroys the socket with an error, so that the pool drops this connection before it hands out the next one. */
  #closeIdle(client: pg.Client): void {
    if (!this.#idle.has(client)) return;
    client.connection.stream.destroy(new ReplacedConnection('closed because another connection failed'));
  }
}

/** Opens pools that close and replace silent connections, and share the log of one outage. */
export function poolOpener({ log, name }: WatchedPools) {
  const open = new OpenConnections();
  const outage = outageOf(log);
  const choices = new Map<string, HostChoice>();
  return (
    { hosts = [], ...connection }: PoolConnection,
    { max, silenceMs, isProbe = false, ...limits }: PoolLimits,
  ): pg.Pool => {
    let suspectUntil = 0;
    const onFault = (until: number) => {
      if (isProbe) suspectUntil = until;
      else open.replace(until);
    };
    // pools on the same servers share the choice of a server
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
      Client: watchedClient({ silenceMs, hosts: choice, onFault }),
    });
    open.watch(pool);
    pool.on('connect', () => {
      open.replace(suspectUntil);
      suspectUntil = 0;
    });
    reportFaults(pool, outage);
    return pool;
  };
}

/** A broken connection fails its own statement and is replaced at the next; without listeners it would end the process. */
function reportFaults(pool: pg.Pool, outage: Outage): void {
  const report = (error: unknown) => {
    if (!pool.ending && !(error instanceof ReplacedConnection)) outage.report(error);
  };
  pool.on('error', report);
  pool.on('connect', (client) => {
    outage.end();
    client.on('error', report);
  });
}
