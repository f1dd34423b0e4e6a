import type { AuditAction } from '@move/contract/audit/audit-words.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Change } from '../http/written.ts';
import { auditStatement } from './audit-statement.ts';

export type SystemChange = Change & { organizationId: number };

/**
 * Writes audit rows for what the product changes by itself, in the transaction of the change. `actorId` is the user whose earlier decision
 * the change carries out; without it the rows have no actor.
 */
export async function auditBySystem(
  db: Database,
  action: AuditAction,
  changes: readonly SystemChange[],
  actorId: number | null = null,
): Promise<void> {
  if (changes.length === 0) return;
  const entries = changes.map(({ organizationId, ...change }) => ({
    action,
    change,
    actorId,
    impersonatorId: null,
    actorRoles: [],
    organizationId,
    applicationId: null,
    ip: null,
    requestId: null,
  }));
  await sql.raw(auditStatement(...entries)).execute(db);
}
