import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant, IsoDate, Named, QueryId } from '../kit/fields.ts';
import { auditLabels } from './audit.labels.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';

/** One field: its value before and after; secrets are masked. `names` has a name for each id in the values. */
export const AuditChange = z.strictObject({
  field: z.string(),
  old: z.unknown(),
  new: z.unknown(),
  names: z.record(z.string(), z.string()),
});
export type AuditChange = z.output<typeof AuditChange>;

/** One write: who, when, to what, and its outcome. */
export const AuditEntry = z.strictObject({
  id: Id,
  created_at: Instant,
  /** The name of the endpoint, or of an automatic action. */
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string().nullable(),
  subject_name: z.string().nullable(),
  /** Null: a call without a login, or a command of the server. */
  actor: Named.nullable(),
  /** The superadmin who impersonated the actor. */
  impersonator: Named.nullable(),
  organization: Named.nullable(),
  changes: z.array(AuditChange),
  ip: z.string().nullable(),
  request_id: z.string().nullable(),
  /** For a removal that can be undone: whether the reader may undo it, which needs at least the rights of the user who removed it. */
  may: z.strictObject({ restore: Flag }),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** The total is counted up to this number of rows; older rows are found with a filter. */
export const AUDIT_COUNTED = 10_000;

/** Actions for which the list names no changed fields: a new, imported or removed record would name all of them, and a login has none. */
export const ACTIONS_WITHOUT_FIELDS = /^(create|remove|delete|login|import)/;

const query = pageQuery({
  sort: ['created_at'],
  order: 'desc',
  filters: {
    subject: z.string().max(100).optional(),
    subjectId: z.string().max(100).optional(),
    actorId: QueryId.optional(),
    action: z.string().max(100).optional(),
    /**
     * Selects everything that one call did, such as each organisation of an import. Without it, the list of a platform has one entry for
     * each call.
     */
    requestId: z.string().max(100).optional(),
    dateFrom: IsoDate.optional(),
    dateUntil: IsoDate.optional(),
  },
});

/** The audit trail of an administrator's platforms; for a superadmin all. Kept for two years. */
export const listAudit = endpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/v1/admin/audit',
  permission: 'role:admin',
  scope: 'application',
  query,
  reply: pageOf('audit', AuditEntry),
  labels: auditLabels,
});

/** The audit trail of one organisation; `subject` and `subjectId` select one record. */
export const listOrganizationAudit = endpoint({
  name: 'listOrganizationAudit',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/audit',
  permission: 'edit-organization',
  scope: 'organization',
  query,
  reply: pageOf('audit', AuditEntry),
  labels: auditLabels,
});
