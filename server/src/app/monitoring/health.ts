import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Log } from '../../platform/log/create-log.ts';
import type { Draining } from '../start/draining.ts';
import { type MeasuredPools, openMetrics } from './metrics.ts';
import { readinessOf } from '../start/readiness.ts';

type Health = { database: MeasuredPools; draining: Draining };

/**
 * Adds /healthz (the process runs), /readyz (it reaches its database and isn't stopping) and /metrics. Returns the registry for more
 * metrics.
 */
export function mountHealth(app: FastifyInstance, { database, draining }: Health): Registry {
  const metrics = openMetrics(database);
  const readiness = readinessOf(database.probePool, draining);
  app.addHook('onSend', async (_request, reply) => {
    // the client then sends its next request to another process
    if (draining.isDraining) reply.header('connection', 'close');
  });
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const { isReady, status } = await readiness();
    return reply.code(isReady ? 200 : 503).send({ status });
  });
  let text: Promise<string> | null = null;
  app.get('/metrics', async (_request, reply) => {
    reply.header('content-type', metrics.contentType);
    // calls that arrive meanwhile get the same text, because making it takes 250 ms
    text ??= metrics.text().finally(() => {
      text = null;
    });
    return text;
  });
  return metrics.registry;
}

/** The app of a process that only runs jobs: just the endpoints for an orchestrator and Prometheus. */
export function buildHealthApp({ log, ...health }: Health & { log: Log }) {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  mountHealth(app, health);
  return app;
}
