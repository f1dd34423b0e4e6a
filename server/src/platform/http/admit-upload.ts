import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { checkPermission } from './check-permission.ts';
import { readEntrance, type Incoming, readIncoming } from './incoming.ts';
import { openCall } from './open-call.ts';
import { unauthenticated } from './problem.ts';
import { type RawParams, readParams } from './read-input.ts';
import type { Caller, Route } from './route.ts';
import type { Serving } from './serving.ts';

/**
 * Uploads per hour: a user may fill a platform by hand but not the disk. Visitors only send images to be enlarged, and each of those
 * may take seconds of a core.
 */
const MOST_UPLOADS = { login: 600, visitor: 60 };

/**
 * Checks an upload before its body is read: token, tenant, ids, permission, and the number of uploads in the last hour. Changes
 * nothing. Returns the sender: a user, or the network of a visitor.
 */
export async function admitUpload(serving: Serving, route: Route, request: FastifyRequest): Promise<string> {
  const { endpoint, precheck } = route;
  const incoming = readIncoming(request);
  precheck?.({ config: serving.config, now: new Date(), request: incoming.facts });
  const caller = await identifyCaller(serving, endpoint, incoming);
  const most = caller ? MOST_UPLOADS.login : MOST_UPLOADS.visitor;
  const sender = String(caller?.user.id ?? incoming.facts.network);
  await serving.throttle(`upload:${sender}`, most, 3_600);
  return sender;
}

async function identifyCaller(serving: Serving, endpoint: Endpoint, incoming: Incoming): Promise<Caller | null> {
  if (endpoint.permission !== 'public' && !incoming.facts.bearer) throw unauthenticated();
  const { request } = incoming;
  const client = await serving.pool.connect();
  try {
    const entered = await openCall(client, readEntrance(serving.defaultApplication, endpoint, incoming));
    readParams(endpoint, request.params as RawParams);
    checkPermission(endpoint, entered.caller);
    return entered.caller;
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}
