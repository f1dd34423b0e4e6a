import type { Change } from '../http/written.ts';
import { literal } from '../database/expressions/literal.ts';
import { difference } from './difference.ts';

export type AuditEntry = {
  action: string;
  change: Change;
  actorId: number | null;
  /** The superadmin who impersonated the actor. */
  impersonatorId: number | null;
  actorRoles: readonly string[];
  organizationId: number | null;
  applicationId: number | null;
  /** The call didn't check whether the organisation is on the platform: the row gets the platform only when it is. */
  isUnchecked?: boolean;
  /** Null when no call caused it. */
  ip: string | null;
  requestId: string | null;
};

/** Records about a participant. */
const PERSONAL = new Set(['participants', 'bundle_participants', 'waitlist_entries']);

/** Returns the statement that writes one or more audit rows; it is sent in one round trip with the commit. */
export function auditStatement(...entries: readonly AuditEntry[]): string {
  return `insert into audit_log (actor_id, impersonator_id, actor_roles, action, subject_type, subject_id, subject_name,
    organization_id, application_id, changes, ip, request_id) values ${entries.map(valuesOf).join(', ')}`;
}

/** SQL: the platform of a row. Every call that changes a record of an organisation can read the organisation's links to platforms. */
function applicationOf({ applicationId, organizationId, isUnchecked = false }: Omit<AuditEntry, 'change'>): string {
  if (!isUnchecked || applicationId === null || organizationId === null) return literal(applicationId);
  return `(select application_id from organization_applications
    where organization_id = ${literal(organizationId)} and application_id = ${literal(applicationId)})`;
}

function valuesOf({ change, ...entry }: AuditEntry): string {
  const { subject, before, after } = change;
  const values = [
    literal(entry.actorId),
    literal(entry.impersonatorId),
    `${literal(`{${entry.actorRoles.join(',')}}`)}::text[]`,
    literal(entry.action),
    literal(subject.type),
    literal(subject.id),
    literal(subject.name),
    literal(entry.organizationId),
    applicationOf(entry),
    `${literal(JSON.stringify(difference(before, after, PERSONAL.has(subject.type))))}::jsonb`,
    `${literal(entry.ip)}::inet`,
    literal(entry.requestId),
  ];
  return `(${values.join(', ')})`;
}
