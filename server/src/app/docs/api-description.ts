import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { header } from '../../platform/http/input/incoming.ts';
import { matchesEtag } from '../../platform/http/replies/matches-etag.ts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];
type Made = { mark: string; bodies: Record<Encoding, Buffer> };

/** An hour, because the description only changes with a release. */
const CACHE = 'public, max-age=3600';

/**
 * Sends the description of the API. It is a megabyte, so it is written and compressed once, and every reply sends the same bytes. Many
 * replies at once need no more memory.
 */
export function apiDescription(describe: () => object) {
  let making: Promise<Made> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    making ??= make(describe());
    const { mark, bodies } = await making;
    reply.header('etag', mark).header('cache-control', CACHE).header('vary', 'accept-encoding');
    if (matchesEtag(header(request, 'if-none-match') ?? null, mark)) return reply.code(304).send();
    const wanted = new Negotiator(request.raw).encoding([...ENCODINGS]);
    const encoding = ENCODINGS.find((each) => each === wanted) ?? 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
  };
}

async function make(description: object): Promise<Made> {
  const identity = Buffer.from(JSON.stringify(description));
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(identity),
  ]);
  const mark = `"${createHash('sha256').update(identity).digest('hex').slice(0, 24)}"`;
  return { mark, bodies: { br, gzip: gzipped, identity } };
}
