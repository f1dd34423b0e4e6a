import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { header } from './incoming.ts';
import { isKnownOrigin, NO_WEBSITES, type Websites, websitesOf } from './websites.ts';

/** What a page of a website may call: what needs no login. What another system calls with its secret never is. */
const OPEN = /^\/v1\/public\/(?!organization\b)/;

const METHODS = 'GET, POST, DELETE';
const HEADERS = 'accept-language, authorization, content-type, idempotency-key, x-application-id';
const EXPOSED = 'retry-after, x-request-id';
/** How long a browser need not ask again, in seconds. */
const MAX_AGE = '600';

/** How old the list of websites may be: a domain that a platform adds or removes counts within this time. */
const KNOWN_MS = 30_000;

/**
 * Lets pages of the platforms' own websites call the public endpoints from a browser (CORS). Pages of other websites get no header, so
 * their browsers keep the reply from them. No cookie is involved: what such a page could read, any program can.
 */
export function mountCors(app: FastifyInstance, pool: pg.Pool): void {
  const known = keptFor(KNOWN_MS, () => findWebsites(pool));
  app.addHook('onRequest', async (request, reply) => {
    if (!OPEN.test(request.url)) return;
    // whoever keeps replies must not give one page's to another
    reply.header('vary', 'Origin');
    const origin = header(request, 'origin');
    if (origin === undefined || !isKnownOrigin(origin, await known())) return;
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

async function findWebsites(pool: pg.Pool): Promise<Websites> {
  const { rows } = await pool.query<{ origin: string }>('select origin from public_origins() as origin');
  return websitesOf(rows.map((row) => row.origin));
}

/** Reads anew when the last answer is too old, once for all who ask meanwhile; while that fails the last one counts. */
function keptFor(milliseconds: number, read: () => Promise<Websites>): () => Promise<Websites> {
  let last: Websites = NO_WEBSITES;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Websites> | null = null;
  const readAnew = async () => {
    try {
      last = await read();
      readAt = performance.now();
    } catch {
      // the call itself shows that the database is away
    }
    reading = null;
    return last;
  };
  return async () => {
    if (performance.now() - readAt < milliseconds) return last;
    reading ??= readAnew();
    return reading;
  };
}
