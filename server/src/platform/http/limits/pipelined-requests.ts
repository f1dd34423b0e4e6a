import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests that a connection may send before it has read their replies. Browsers and the usual clients send one. */
const UNANSWERED_MAX = 8;

/**
 * Closes a connection that sends more requests than it reads replies. Node reads hundreds of requests at once and starts them all, so for a
 * client that never reads every reply would stay in memory.
 */
export function hangUpOnPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > UNANSWERED_MAX) {
      // The requests after this one in the same data come here too, and end here.
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
