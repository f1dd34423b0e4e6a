import type { FastifyRequest } from 'fastify';
import { identifyCaller } from '../identify-caller.ts';
import { readIncoming } from './incoming.ts';
import { senderKey } from '../limits/sender-key.ts';
import type { Route } from '../route.ts';
import type { Serving } from '../serving.ts';

/**
 * Uploads per hour: enough for a user to fill a platform by hand, too few to fill the disk. Visitors only send images to be enlarged, each
 * of which may take seconds of a core.
 */
const UPLOADS_MAX = { login: 600, visitor: 60 };

/** The sender of an upload; `key` is the queue of `fairLimit` that it waits in. */
export type Sender = { key: string; isVisitor: boolean };

/**
 * Checks an upload before its body is read: token, tenant, ids, permission, and the number of uploads in the last hour, this one
 * included. Returns the sender: a user, or the site of a visitor.
 */
export async function admitUpload(serving: Serving, route: Route, request: FastifyRequest): Promise<Sender> {
  const { endpoint, precheck } = route;
  const incoming = readIncoming(request);
  precheck?.({ config: serving.config, now: new Date(), request: incoming.facts });
  const caller = await identifyCaller(serving, endpoint, incoming);
  const most = caller ? UPLOADS_MAX.login : UPLOADS_MAX.visitor;
  await serving.throttle(`upload:${caller?.user.id ?? incoming.facts.network}`, most, 3_600);
  return { key: senderKey(caller, incoming.facts.site), isVisitor: caller === null };
}
