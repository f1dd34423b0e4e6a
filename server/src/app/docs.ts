import { openApi } from '@move/contract/kit/openapi.ts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Route } from '../platform/http/route.ts';

/** The contract as OpenAPI 3.1 at /v1/openapi.json, and as a page at /docs. */
export async function mountDocs(app: FastifyInstance, routes: readonly Route[]) {
  const document = openApi(routes.map((route) => route.endpoint));
  app.get('/v1/openapi.json', async () => document);
  await app.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
}
