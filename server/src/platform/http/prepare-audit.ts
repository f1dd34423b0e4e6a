import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { type AuditEntry, auditStatement } from '../audit/audit-statement.ts';
import { platformOfRow } from '../audit/platform-of-row.ts';
import type { Call, Route } from './route.ts';
import type { Change, Written } from './written.ts';

/** Returns the reply, and for a write the statement of its audit row, to be sent along with the commit. */
export function prepareAudit(
  route: Route,
  call: Call<Endpoint>,
  result: unknown,
): { answer: unknown; statement: string | null } {
  const { endpoint } = route;
  if (endpoint.method === 'GET') return { answer: result, statement: null };
  const { reply: answer, change } = result as Written<unknown>;
  if (!change) return { answer, statement: null };
  const { caller, request } = call;
  const entry: AuditEntry = {
    action: change.action ?? endpoint.name,
    change,
    actorId: caller?.user.id ?? change.actorId ?? null,
    impersonatorId: caller?.impersonatorId ?? null,
    actorRoles: caller?.roles ?? [],
    organizationId: call.organizationId ?? readTenantId(change.after ?? change.before, 'organization_id'),
    applicationId:
      readTenantId(change.after ?? change.before, 'application_id') ??
      applicationIn(call.params) ??
      platformOfRow(endpoint, call),
    isNamedByVisitor: caller === null,
    ip: request.ip,
    requestId: request.id,
  };
  return { answer, statement: auditStatement(entry, ...entriesOfOthers(entry, change)) };
}

/** The row for another organisation's trail; without a platform, since the caller's need not be that organisation's. */
function entriesOfOthers(entry: AuditEntry, { alsoFor, ...change }: Change): AuditEntry[] {
  if (!alsoFor || alsoFor.organizationId === entry.organizationId) return [];
  const { organizationId, action = entry.action, before, after } = alsoFor;
  return [{ ...entry, action, organizationId, applicationId: null, change: { ...change, before, after } }];
}

function readTenantId(record: object | undefined, column: string): number | null {
  const value: unknown = new Map(Object.entries(record ?? {})).get(column);
  return typeof value === 'number' ? value : null;
}

/** The platform in the path: its settings belong to its own history, whichever platform is current. */
function applicationIn(params: object): number | null {
  return 'applicationId' in params && typeof params.applicationId === 'number' ? params.applicationId : null;
}
