import type { Endpoint, Scope } from '@move/contract/kit/endpoint.ts';
import { type AuditEntry, auditStatement } from '../audit/audit-statement.ts';
import { platformOfRow } from '../audit/platform-of-row.ts';
import type { Call, Route } from './route.ts';
import type { Change, Written } from './written.ts';

/** The scopes of a user's call in which `enter()` returns whether its organisation is on the open platform. */
const CHECKED = new Set<Scope>(['organization', 'kept_organization', 'record']);

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
    organizationId:
      call.organizationId ?? readTenantId(change.after ?? change.before, 'organization_id') ?? organizationOf(change),
    applicationId:
      readTenantId(change.after ?? change.before, 'application_id') ??
      applicationIn(call.params) ??
      oneOf(change.platforms, platformOfRow(endpoint, call)),
    isUnchecked: caller === null || !CHECKED.has(endpoint.scope),
    ip: request.ip,
    requestId: request.id,
  };
  return { answer, statement: auditStatement(entry, ...entriesOfOthers(entry, change)) };
}

/** The row for another organisation's trail. It has no platform, since that organisation may not be on the caller's platform. */
function entriesOfOthers(entry: AuditEntry, { alsoFor, ...change }: Change): AuditEntry[] {
  if (!alsoFor || alsoFor.organizationId === entry.organizationId) return [];
  const { organizationId, action = entry.action, before, after } = alsoFor;
  return [{ ...entry, action, organizationId, applicationId: null, change: { ...change, before, after } }];
}

/** No call names a new organisation, so its id is that of the subject. */
const organizationOf = ({ subject: { type, id } }: Change): number | null =>
  type === 'organizations' && typeof id === 'number' ? id : null;

/** The platform of a record that is on several: the open one when the record is on it, else the first. */
const oneOf = (platforms: readonly number[] | undefined, open: number | null): number | null =>
  platforms === undefined || (open !== null && platforms.includes(open)) ? open : (platforms[0] ?? null);

function readTenantId(record: object | undefined, column: string): number | null {
  const value: unknown = new Map(Object.entries(record ?? {})).get(column);
  return typeof value === 'number' ? value : null;
}

/** The platform in the path: a change of its settings is in its own history, whichever platform is current. */
function applicationIn(params: object): number | null {
  return 'applicationId' in params && typeof params.applicationId === 'number' ? params.applicationId : null;
}
