import type { Labels } from '@move/contract/kit/labels.ts';
import type { FastifyInstance } from 'fastify';
import { answerProblems } from './answer-problem.ts';
import type { Route } from './route.ts';
import { type Serving, serve } from './serve.ts';

/**
 * Mounts the endpoints of all slices. Bodies arrive as text, whatever their type says: they are parsed as JSON after
 * token, tenant and permission (D0.7).
 */
export function mountRoutes(app: FastifyInstance, serving: Serving, routes: readonly Route[]) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  answerProblems(app);
  for (const route of routes) {
    const { endpoint, through } = route;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint: endpoint.name, labels: endpoint.labels },
      handler: (request, reply) => {
        const answer = () => serve(serving, route, request, reply);
        return through ? through(answer) : answer();
      },
    });
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's name, for logs and metrics. */
    endpoint?: string;
    /** Its names for fields, for the sentences of a refusal. */
    labels?: Labels | undefined;
  }
}
