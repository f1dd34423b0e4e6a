import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { allows } from '@move/domain/access/guard.ts';
import { gate } from '@move/domain/access/gate.ts';
import { forbidden, refusedToImpersonator, refusedToViewer } from './problem.ts';
import type { Caller } from './route.ts';

/**
 * Throws 403 when the caller lacks the endpoint's permission, would change something while viewing the product as a role, or impersonates
 * another user where the endpoint refuses impersonation.
 */
export function checkPermission(endpoint: Endpoint, caller: Caller | null): void {
  if (caller && !allows(endpoint.permission, gate(caller))) throw forbidden();
  if (caller?.viewedRole && endpoint.method !== 'GET') throw refusedToViewer();
  if (caller?.impersonatorId && refusesImpersonation(endpoint)) throw refusedToImpersonator();
}

/** Whether an endpoint refuses an impersonator: calls about money or secrets are only for the user in person. */
const refusesImpersonation = (endpoint: Endpoint) => endpoint.refusesImpersonation ?? endpoint.hasSecret ?? false;
