import type { Labels } from '@move/contract/kit/labels.ts';
import fastifyMultipart from '@fastify/multipart';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readUpload } from '../uploads/read-upload.ts';
import { answerProblems } from './replies/answer-problem.ts';
import { readBoundedBodies } from './input/bounded-bodies.ts';
import { bySender, fairLimit } from './limits/fair-limit.ts';
import { identifyCaller } from './identify-caller.ts';
import { readIncoming } from './input/incoming.ts';
import { siteOf } from './limits/network-of.ts';
import { senderKey } from './limits/sender-key.ts';
import type { Route } from './route.ts';
import { admitUpload } from './input/admit-upload.ts';
import { serve } from './serve.ts';
import type { Serving } from './serving.ts';

/** Creating a sheet or PDF keeps the processor busy, so two run at once, one of each sender. A route may set another limit (`through`). */
const FILES = { width: 2, lines: { each: 10, all: 200 } };
/** The reads that a login or a visitor's site may run at once: as many as a browser opens connections. A list may have 10,000 rows. */
const READS = { width: Number.POSITIVE_INFINITY, lines: { atOnce: 6, each: 200, all: 5_000 } };

/**
 * Mounts the endpoints of all slices. Bodies arrive as text, whatever their type: they are parsed as JSON after token, tenant and
 * permission. Uploads have an encapsulated plugin of their own, the only one that parses forms.
 */
export async function mountRoutes(app: FastifyInstance, serving: Serving, routes: readonly Route[]) {
  readBoundedBodies(app);
  answerProblems(app, serving.outage);
  const files = bySender(fairLimit(FILES.width, FILES.lines));
  const reads = fairLimit(READS.width, READS.lines);
  const turnOf = ({ endpoint, through = endpoint.reply === 'file' ? files : undefined }: Route): Turn => {
    if (through) return async (request, answer) => through(answer, await senderOf(serving, endpoint, request));
    if (endpoint.method !== 'GET') return (_request, answer) => answer();
    const isPublic = endpoint.permission === 'public';
    return (request, answer) => {
      const { bearer, site } = readIncoming(request).facts;
      // A public call has no token to check.
      return reads(isPublic ? site : (bearer ?? site), answer);
    };
  };
  for (const route of routes) if (!route.endpoint.upload) mountRoute(app, serving, { ...route, turn: turnOf(route) });
  await app.register(async (room) => {
    await room.register(fastifyMultipart);
    for (const route of routes) if (route.endpoint.upload) mountRoute(room, serving, { ...route, turn: turnOf(route) });
  });
}

/** Carries out a call when its turn has come. */
type Turn = (request: FastifyRequest, answer: () => Promise<unknown>) => Promise<unknown>;

function mountRoute(app: FastifyInstance, serving: Serving, route: Route & { turn: Turn }): void {
  const { endpoint, turn } = route;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint: endpoint.name, labels: endpoint.labels },
    handler: async (request, reply) => {
      if (endpoint.upload) {
        // the caller is checked before any byte of the file is read, and no connection is held while it arrives
        const sender = await admitUpload(serving, route, request);
        request.body = await readUpload(request, reply, { spec: endpoint.upload, sender });
      }
      await turn(request, () => serve(serving, route, request, reply));
      // The reply is sent after the turn has ended, so that a slow reader doesn't keep others waiting.
      return reply;
    },
  });
}

/** The key of a call's turn; a user is checked before the call waits in line. */
async function senderOf(serving: Serving, endpoint: Endpoint, request: FastifyRequest): Promise<string> {
  const { permission, upload } = endpoint;
  // an upload was checked already
  if (permission === 'public' || permission === 'client' || upload) return siteOf(request.ip);
  return senderKey(await identifyCaller(serving, endpoint, readIncoming(request)), siteOf(request.ip));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's name, for logs and metrics. */
    endpoint?: string;
    /** The endpoint's field labels, for the messages of a refusal. */
    labels?: Labels | undefined;
  }
}
