import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Asked every few seconds by machines: no line each. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** /healthz (the process lives), /readyz (it reaches its database) and /metrics; one log line and one measure a request. */
export function mountHealth(app: FastifyInstance, pool: pg.Pool) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'move_http_request_seconds',
    help: 'Time to answer, by endpoint and status',
    labelNames: ['endpoint', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint ?? 'other';
    durations.observe({ endpoint, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    const level = PROBES.has(request.routeOptions.url ?? '') ? 'debug' : 'info';
    request.log[level]({ endpoint, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
  app.get('/metrics', async (_request, reply) => {
    reply.header('content-type', registry.contentType);
    return registry.metrics();
  });
}
