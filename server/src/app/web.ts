import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { translate } from '@move/domain/kit/messages.ts';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../platform/http/open-call.ts';
import { header } from '../platform/http/serve.ts';

const dist = join(import.meta.dirname, '../../../web/dist');
const YEAR = 31_536_000_000;

/**
 * The built web app: hashed assets never change, every screen's address answers index.html, and unknown API or asset
 * paths answer 404 instead of a page.
 */
export async function mountWeb(app: FastifyInstance) {
  const hasWeb = existsSync(join(dist, 'index.html'));
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      wildcard: false,
      index: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isScreen = isRead && !/^\/(v1|assets|docs|upscaler)(\/|$|\?)/.test(request.url);
    if (isScreen && hasWeb) return reply.sendFile('index.html');
    const text = translate(localeOf(header(request, 'accept-language')), { key: 'not_found' });
    return reply.code(404).send({ errors: { id: [text] } });
  });
}
