import { isPaged } from '@move/contract/kit/paging.ts';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { BODY_MAX_BYTES } from '../platform/http/replies/answer-problem.ts';
import type { Config } from '../platform/config.ts';
import { outageOf } from '../platform/database/connection/outage.ts';
import { boundReplies } from '../platform/http/replies/bounded-replies.ts';
import { mountCors } from '../platform/http/origins/cors.ts';
import { cacheWebsites } from '../platform/http/origins/websites.ts';
import { mapOrigins } from '../platform/http/origins/map-origins.ts';
import { hangUpOnPipelining } from '../platform/http/limits/pipelined-requests.ts';
import { requestId } from '../platform/http/request-id.ts';
import { mountRoutes } from '../platform/http/mount-routes.ts';
import type { Route } from '../platform/http/route.ts';
import { hangUpOnSlowSenders, PATIENCE, type Patience, timeouts } from '../platform/http/limits/slow-senders.ts';
import { throttleOn } from '../platform/http/limits/throttle.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Log } from '../platform/log/create-log.ts';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import { mountDocs } from './docs/docs.ts';
import { Draining } from './start/draining.ts';
import { mountHealth } from './monitoring/health.ts';
import type { MeasuredPools } from './monitoring/metrics.ts';
import { mountRequestLog } from './monitoring/request-log.ts';
import { canonicalPath } from './path-aliases.ts';
import { routes as allRoutes } from './routes.ts';
import { mountWeb, WEB_DIST } from './web/web.ts';

/** Replaces a path that can't be decoded by an unknown one, e.g. `/v1/not.decodable`, so that it gets the usual 404 reply. */
const undecodablePath = (url: string): string => `${/^(\/\w+)?/.exec(url)?.[0] ?? ''}/not.decodable`;

const YEAR_SECONDS = 31_536_000;

type Parts = {
  config: Config;
  database: MeasuredPools;
  log: Log;
  draining?: Draining;
  /** Checks every reply against the contract, in tests. */
  checkReplies?: boolean;
  routes?: readonly Route[];
  webDist?: string;
  /** The time limits, which are shorter in tests. */
  patience?: Patience;
};

/** The web app and the API as one Fastify instance, not yet listening. */
export async function buildApp(parts: Parts) {
  const { config, database, log, draining = new Draining(), patience = PATIENCE } = parts;
  const { checkReplies = false, routes = allRoutes, webDist = WEB_DIST } = parts;
  const { trustProxy } = config;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    // a length that no parameter reaches: each is checked when it is read, and Node limits the whole URL
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? canonicalPath(url) : undecodablePath(url)),
    forceCloseConnections: 'idle',
    ...timeouts(patience),
    // requests on an open connection are still served while the process stops, and the connection is closed after them
    return503OnClosing: false,
  });
  hangUpOnSlowSenders(app, patience);
  hangUpOnPipelining(app);
  // registered before the compression, because the limit counts uncompressed bytes
  boundReplies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy(config) },
    // a platform may use a customer's own domain, whose subdomains aren't ours
    strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: false },
  });
  await app.register(rateLimit, { max: 6_000, timeWindow: '1 minute' });
  await app.register(compress, { threshold: 2_048, encodings: ['br', 'gzip'] });
  const websites = cacheWebsites(database.sidePool);
  mountCors(app, websites);
  mountRequestLog(app, mountHealth(app, { database, draining }));
  const serving = {
    pool: database.appPool,
    sidePool: database.sidePool,
    throttle: throttleOn(database.sidePool, config.appKey),
    outage: outageOf(log),
    websites,
    listNames: new Set(routes.flatMap(({ endpoint }) => (isPaged(endpoint) ? [endpoint.name] : []))),
    storage: openStorage(config),
    defaultApplication: config.defaultApplication ?? null,
    checkReplies,
    config,
  };
  await mountRoutes(app, serving, routes);
  mountDocs(app, routes);
  await mountWeb(app, webDist);
  return app;
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function contentPolicy(config: Config) {
  const maps = mapOrigins(config);
  const upscaler = config.upscalerUrl ? [new URL(config.upscalerUrl).origin] : [];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Mantine writes its css variables into a style element
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...maps],
    connectSrc: ["'self'", ...maps, ...upscaler],
    workerSrc: ["'self'", 'blob:'],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: config.appUrl.startsWith('https:') ? [] : null,
  };
}
