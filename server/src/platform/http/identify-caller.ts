import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { checkPermission } from './check-permission.ts';
import { readEntrance, type Incoming } from './input/incoming.ts';
import { openCall } from './open-call.ts';
import { unauthenticated } from './problem.ts';
import { type RawParams, readParams } from './input/read-input.ts';
import type { Caller } from './route.ts';
import type { Serving } from './serving.ts';

/**
 * Checks token, tenant, ids and permission of a call that then waits for its turn without a connection. Changes nothing. Returns null for a
 * visitor.
 */
export async function identifyCaller(serving: Serving, endpoint: Endpoint, incoming: Incoming): Promise<Caller | null> {
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
