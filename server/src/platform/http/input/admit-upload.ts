import type { FastifyRequest } from 'fastify';
import { identifyCaller } from '../identify-caller.ts';
import { readIncoming } from './incoming.ts';
import { throttleNetwork } from '../limits/throttle-network.ts';
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
  if (caller) await serving.throttle(`upload:${caller.user.id}`, UPLOADS_MAX.login, 3_600);
  else
    await throttleNetwork(serving.throttle, incoming.facts, {
      name: 'upload',
      limit: UPLOADS_MAX.visitor,
      seconds: 3_600,
    });
  return { key: senderKey(caller, incoming.facts.site), isVisitor: caller === null };
}
