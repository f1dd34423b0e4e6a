import { openApi } from '@move/contract/kit/openapi.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Route } from '../platform/http/route.ts';

/**
 * The contract as OpenAPI 3.1 at /v1/openapi.json, and as a page at /docs. Both are made when somebody first asks: few do, and
 * the description and its reader would take 10 MB of every process.
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
    // of the outer answer's headers these protect it; the page brings a content policy of its own
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined && name !== 'content-security-policy') reply.raw.setHeader(name, value);
    reply.hijack();
    made.routing(request.raw, reply.raw);
  };
  app.get('/v1/openapi.json', async () => describe());
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
