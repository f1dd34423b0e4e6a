import { fastify } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log/create-log.ts';

interface AppParts {
  config: Config;
  database: Pick<OpenDatabase, 'appPool'>;
  log: Log;
}

/** The web app and the API as one Fastify instance, not yet listening. */
export async function buildApp({ config, log }: AppParts) {
  const app = fastify({ loggerInstance: log, trustProxy: config.trustProxy, forceCloseConnections: 'idle' });
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
