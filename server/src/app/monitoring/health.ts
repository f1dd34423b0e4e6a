import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Log } from '../../platform/log/create-log.ts';
import type { Draining } from '../start/draining.ts';
import { type MeasuredPools, openMetrics } from './metrics.ts';
import { readinessOf } from '../start/readiness.ts';

type Health = { database: MeasuredPools; draining: Draining };

/** /healthz (the process lives), /readyz (it reaches its database and isn't stopping) and /metrics. Returns where to add measures. */
export function mountHealth(app: FastifyInstance, { database, draining }: Health): Registry {
  const metrics = openMetrics(database);
  const readiness = readinessOf(database.probePool, draining);
  app.addHook('onSend', async (_request, reply) => {
    // the client's next request goes to a process that stays
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
    // calls that come meanwhile get the same text: making it takes a quarter of a second
    text ??= metrics.text().finally(() => {
      text = null;
    });
    return text;
  });
  return metrics.registry;
}

/** The port of a process that only runs jobs: what an orchestrator and Prometheus ask, and nothing else. */
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
