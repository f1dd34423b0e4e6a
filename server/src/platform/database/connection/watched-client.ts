import type { Socket } from 'node:net';
import pg from 'pg';
import { countSilentConnection } from '../../metrics/counters.ts';
import { errorCode } from '../../operator-error.ts';
import { ReadOnlyServer, SilentConnection } from './database-away.ts';
import type { HostChoice } from './host-choice.ts';

export type Watch = {
  /** How long a statement may go without a reply before its connection counts as silent. */
  silenceMs: number;
  hosts: HostChoice;
  /** The server stopped replying or became read-only: connections made before `until` are probably affected too. */
  onFault: (until: number) => void;
};

type Query = (...args: unknown[]) => unknown;
type Callback = (...args: unknown[]) => void;

const allowedLong = new WeakSet<object>();

/** Migrations and seeds may take minutes: their statements have no limit until the connection is released. */
export function allowLongStatements(client: pg.ClientBase): void {
  allowedLong.add(client);
}

export function endLongStatements(client: pg.ClientBase): void {
  allowedLong.delete(client);
}

/**
 * A client that closes its own connection when a statement gets no reply in time, or when the server becomes read-only. The server's
 * statement_timeout can't reach the client through a silent connection. pg's own query_timeout leaves the connection open, so that the
 * rollback after it hangs as well.
 */
export function watchedClient({ silenceMs, hosts, onFault }: Watch): typeof pg.Client {
  return class WatchedClient extends pg.Client {
    #running = 0;
    #bytesRead = 0;
    #timer: NodeJS.Timeout | undefined;
    readonly #settings = new Map<string, string>();

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        this.#settings.set(parameterName, parameterValue);
      });
      this.once('end', () => clearTimeout(this.#timer));
    }

    override connect = ((callback?: Callback) => {
      const connected = this.#connectToWritable();
      if (!callback) return connected.then(() => this);
      connected.then(() => callback(null, this), callback);
    }) as pg.Client['connect'];

    override query = ((...args: unknown[]) => {
      const send = super.query.bind(this) as Query;
      if (isSubmittable(args[0])) return send(...args);
      this.#begin();
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const answered: Callback = (error, result) => {
          this.#finish(error);
          callback(error, result);
        };
        return send(...args.slice(0, -1), answered);
      }
      const answer = send(...args) as Promise<unknown>;
      answer.then(
        () => this.#finish(null),
        (error: unknown) => this.#finish(error),
      );
      return answer;
    }) as pg.Client['query'];

    async #connectToWritable(): Promise<void> {
      const host = await hosts.choose();
      if (host !== null) Object.assign(this, host);
      if (this.#socket.destroyed) throw new Error('timeout expired');
      try {
        await super.connect();
        if (host !== null && this.#isReadOnly) throw new ReadOnlyServer(`${host.host}:${host.port} takes no writes`);
        hosts.join(this);
      } catch (error) {
        hosts.forget();
        if (error instanceof ReadOnlyServer) await this.end();
        throw error;
      }
    }

    /** PostgreSQL reports these two settings at the start of a session and when they change. */
    get #isReadOnly(): boolean {
      return (
        this.#settings.get('in_hot_standby') === 'on' || this.#settings.get('default_transaction_read_only') === 'on'
      );
    }

    get #socket(): Socket {
      return (this.connection as unknown as { stream: Socket }).stream;
    }

    #begin(): void {
      this.#running += 1;
      if (this.#running === 1) this.#listen();
    }

    #finish(error: unknown): void {
      this.#running -= 1;
      if (this.#running > 0) this.#listen();
      if (errorCode(error) !== '25006') return;
      hosts.forget();
      onFault(Date.now());
    }

    #listen(): void {
      this.#bytesRead = this.#socket.bytesRead;
      if (this.#timer) this.#timer.refresh();
      // setImmediate: data that arrived while the process itself was paused is read before the check
      else this.#timer = setTimeout(() => setImmediate(() => this.#checkSilence()), silenceMs).unref();
    }

    #checkSilence(): void {
      if (this.#running === 0 || this.#socket.destroyed) return;
      if (this.#socket.bytesRead !== this.#bytesRead || allowedLong.has(this)) return this.#listen();
      hosts.forget();
      this.#socket.destroy(new SilentConnection(`no answer from the database in ${silenceMs} ms`));
      countSilentConnection();
      onFault(Date.now() - silenceMs);
    }
  };
}

function isSubmittable(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}
