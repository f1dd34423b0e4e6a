import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

type Upstream = { host: string; port: number };

type Pair = { client: Socket; server: Socket; isSilent: boolean; losesReplies: boolean };

/** A TCP address in front of a database server, with connections that fail like those of a network. */
export type DatabaseProxy = {
  port: number;
  /** Keeps the current connections open but stops their traffic; new ones work. */
  silence: () => void;
  /** The next commit is executed, but its answer never arrives. */
  loseNextCommit: () => void;
  /** Refuses new connections. */
  refuse: () => Promise<void>;
  /** Breaks all connections and refuses new ones. */
  close: () => Promise<void>;
  open: () => Promise<void>;
};

export async function databaseProxy({ host, port }: Upstream): Promise<DatabaseProxy> {
  const pairs = new Set<Pair>();
  let losesCommit = false;
  const accept = (client: Socket): void => {
    const server = host.startsWith('/') ? net.connect(join(host, `.s.PGSQL.${port}`)) : net.connect(port, host);
    const pair: Pair = { client, server, isSilent: false, losesReplies: false };
    pairs.add(pair);
    client.on('data', (bytes) => {
      if (pair.isSilent) return;
      if (losesCommit && bytes.includes('commit')) [losesCommit, pair.losesReplies] = [false, true];
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (!pair.isSilent && !pair.losesReplies) client.write(bytes);
    });
    client
      .on('error', () => {})
      .on('close', () => {
        pairs.delete(pair);
        server.destroy();
      });
    server
      .on('error', () => {})
      .on('close', () => {
        if (!pair.isSilent) client.destroy();
      });
  };
  let listener = net.createServer(accept).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const listeningPort = (listener.address() as AddressInfo).port;
  let closed: Promise<unknown> = Promise.resolve();
  const refuse = async (): Promise<void> => {
    closed = once(listener, 'close');
    listener.close();
  };
  const close = async (): Promise<void> => {
    if (listener.listening) await refuse();
    for (const { client } of pairs) client.destroy();
    await closed;
  };
  onTestFinished(close);
  return {
    port: listeningPort,
    silence: () => {
      for (const pair of pairs) {
        pair.isSilent = true;
        pair.server.destroy();
      }
    },
    loseNextCommit: () => {
      losesCommit = true;
    },
    refuse,
    close,
    open: async () => {
      listener = net.createServer(accept).listen(listeningPort, '127.0.0.1');
      await once(listener, 'listening');
    },
  };
}
