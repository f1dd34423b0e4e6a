import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { allows } from '@move/domain/access/guard.ts';
import { gate } from '@move/domain/access/gate.ts';
import { forbidden, refusedToImpersonator, refusedToViewer } from './problem.ts';
import type { Caller } from './route.ts';

/**
 * Throws 403 when the caller lacks the endpoint's permission, views the product as a role and would change something, or impersonates another
 * user where the endpoint refuses that.
 */
export function checkPermission(endpoint: Endpoint, caller: Caller | null): void {
  if (caller && !allows(endpoint.permission, gate(caller))) throw forbidden();
  if (caller?.viewedRole && endpoint.method !== 'GET') throw refusedToViewer();
  if (caller?.impersonatorId && refusesImpersonation(endpoint)) throw refusedToImpersonator();
}

/** Refuses impersonation: only the user in person makes calls about money or secrets. */
const refusesImpersonation = (endpoint: Endpoint) => endpoint.refusesImpersonation ?? endpoint.hasSecret ?? false;
