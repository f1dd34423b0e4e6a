import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The time limits of the server for its clients, in milliseconds. */
export type Patience = {
  /** For all headers of a request, 16 KB at most. */
  headers: number;
  /**
   * For a whole request with its body: 2 MB, the largest image, in 120 s is 140 kbit/s, which a phone reaches on a poor (2G)
   * network.
   */
  request: number;
  /** Without any byte in either direction. Longer than the longest call, which sends nothing for 15 s per statement. */
  silence: number;
  /** The interval between two checks. */
  check: number;
  /** For requests to arrive completely after the server starts closing. */
  closing: number;
};

export const PATIENCE: Patience = {
  headers: 20_000,
  request: 120_000,
  silence: 120_000,
  check: 5_000,
  closing: 2_000,
};

/** The options of Fastify that close slow headers, slow bodies and silent connections. */
export function timeouts({ headers, request, silence, check }: Patience) {
  return {
    // Node compares headersTimeout with requestTimeout when it creates the server, before Fastify sets requestTimeout.
    http: { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: check },
    requestTimeout: request,
    connectionTimeout: silence,
  };
}

type Call = { request: IncomingMessage; response: ServerResponse };

/** When the server closes, ends the connections whose request does not arrive in time; requests in progress may finish. */
export function hangUpOnSlowSenders(app: FastifyInstance, { closing }: Patience): void {
  const sockets = new Set<Socket>();
  const calls = new WeakMap<Socket, Call>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    calls.set(request.socket, { request, response });
  });
  app.addHook('preClose', (done) => {
    const late = () => [...sockets].filter((socket) => !isBeingAnswered(calls.get(socket)));
    setTimeout(() => late().forEach((socket) => socket.destroy()), closing).unref();
    done();
  });
}

const isBeingAnswered = (call: Call | undefined) => call?.request.complete === true && !call.response.writableFinished;
