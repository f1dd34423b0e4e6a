import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { header } from '../input/incoming.ts';
import { isKnownOrigin, type Websites } from './websites.ts';

/** The endpoints that a page of a website may call: those without a login, except those that another system calls with its secret. */
const OPEN = /^\/v1\/public\/(?!organization\b)/;

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'accept-language, authorization, content-type, idempotency-key, x-application-id';
const EXPOSED = 'retry-after, x-request-id';
/** How long a browser may keep the result of a preflight request, in seconds. */
const MAX_AGE = '600';

/**
 * Lets pages of the platforms' own websites call the public endpoints from a browser (CORS). Pages of other websites get no header, so
 * their browsers hide the reply from them. No cookie is involved: any program can read what such a page can.
 */
export function mountCors(app: FastifyInstance, websites: () => Promise<Websites>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!OPEN.test(request.url)) return;
    // A cache must not give the reply for one origin to another.
    reply.header('vary', 'Origin');
    const origin = header(request, 'origin');
    if (origin === undefined || !isKnownOrigin(origin, await websites())) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', EXPOSED);
  });
  app.options('/v1/public/*', { schema: { hide: true } }, answerPreflight);
}

function answerPreflight(_request: FastifyRequest, reply: FastifyReply) {
  if (reply.hasHeader('access-control-allow-origin')) {
    reply.header('access-control-allow-methods', METHODS);
    reply.header('access-control-allow-headers', HEADERS);
    reply.header('access-control-max-age', MAX_AGE);
  }
  return reply.code(204).send();
}
