import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Paths that machines call every few seconds; their log lines have the level debug. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** Adds one log line and one measurement per request. */
export function mountRequestLog(app: FastifyInstance, registry: Registry): void {
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
    const line = { endpoint, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...request.identity };
    const level = PROBES.has(request.routeOptions.url ?? '') ? 'debug' : 'info';
    request.log[level](line, 'answered');
  });
}
