import { openApi } from '@move/contract/kit/openapi.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiDescription } from './api-description.ts';
import type { Route } from '../../platform/http/route.ts';

/** Per network. A reader and their tools need the description only a few times. */
const limited = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

/**
 * Serves the contract as OpenAPI 3.1 at /v1/openapi.json and as a page at /docs. Both are made on first use, because few people read them
 * and they take 10 MB of memory.
 */
export function mountDocs(app: FastifyInstance, routes: readonly Route[]) {
  let description: ReturnType<typeof openApi> | undefined;
  const describe = () => {
    description ??= openApi(routes.map((route) => route.endpoint));
    return description;
  };
  let page: Promise<FastifyInstance> | undefined;
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    page ??= makePage(describe);
    const made = await page;
    // keeps the security headers of the outer reply; the page sets its own content security policy
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined && name !== 'content-security-policy') reply.raw.setHeader(name, value);
    reply.hijack();
    made.routing(request.raw, reply.raw);
  };
  const sendDescription = apiDescription(describe);
  app.get('/v1/openapi.json', limited, sendDescription);
  // otherwise the page would handle these two paths, and make the description again
  app.get('/docs/json', limited, sendDescription);
  app.get('/docs/yaml', async (_request, reply) => reply.callNotFound());
  app.get('/docs', show);
  app.get('/docs/*', show);
  app.addHook('onClose', async () => (await page)?.close());
}

async function makePage(describe: () => object): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  const page = fastify();
  await page.register(swagger, { mode: 'static', specification: { document: describe() as never } });
  await page.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  await page.ready();
  return page;
}
