import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { allows } from '@move/domain/access/guard.ts';
import { gate } from '@move/domain/access/gate.ts';
import type { FastifyRequest } from 'fastify';
import { entranceOf, type Incoming, incomingOf } from './incoming.ts';
import { type Entered, openCall } from './open-call.ts';
import { forbidden, refusedToImpersonator, unauthenticated } from './problem.ts';
import { type RawParams, readParams } from './read-input.ts';
import type { Caller, Route } from './route.ts';
import type { Serving } from './serving.ts';

/**
 * Files an hour of a user: enough to fill a platform by hand, too few to fill a disk. Visitors send images to be enlarged, each of
 * which may cost seconds of a core.
 */
const MOST_UPLOADS = { login: 600, visitor: 60 };

/**
 * Refuses an upload that may not be made at all, before its body is read: token, tenant, ids, permission, and how many there
 * were. Changes nothing. Returns the sender: a user, or the network of a visitor.
 */
export async function admit(serving: Serving, route: Route, request: FastifyRequest): Promise<string> {
  const { endpoint, precheck } = route;
  const incoming = incomingOf(request);
  precheck?.({ config: serving.config, now: new Date(), request: incoming.facts });
  const caller = await admitted(serving, endpoint, incoming);
  const most = caller ? MOST_UPLOADS.login : MOST_UPLOADS.visitor;
  const sender = String(caller?.user.id ?? incoming.facts.network);
  await serving.throttle(`upload:${sender}`, most, 3_600);
  return sender;
}

async function admitted(serving: Serving, endpoint: Endpoint, incoming: Incoming): Promise<Caller | null> {
  if (endpoint.permission !== 'public' && !incoming.facts.bearer) throw unauthenticated();
  const client = await serving.pool.connect();
  try {
    const entered = await openCall(client, entranceOf(serving.defaultApplication, endpoint, incoming));
    admittedParams(endpoint, { incoming, entered });
    return entered.caller;
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

export type Opened = { incoming: Incoming; entered: Entered };

/** The ids of the path, when the caller may make this call at all. */
export function admittedParams(endpoint: Endpoint, { incoming, entered }: Opened) {
  const params = readParams(endpoint, incoming.request.params as RawParams);
  const { caller } = entered;
  if (caller && !allows(endpoint.permission, gate(caller))) throw forbidden();
  if (caller?.impersonatorId && refusesImpersonation(endpoint)) throw refusedToImpersonator();
  return params;
}

/** Money and secrets are for the person alone (D1.26). */
const refusesImpersonation = (endpoint: Endpoint) => endpoint.refusesImpersonation ?? endpoint.hasSecret ?? false;
