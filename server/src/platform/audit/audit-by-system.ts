import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Change } from '../http/written.ts';
import { auditStatement } from './audit-statement.ts';

export type SystemChange = Change & { organizationId: number };

/**
 * Notes what the product did by itself, in the transaction that does it: nobody is the actor. Also what follows from somebody's call
 * for records that the call is not about.
 */
export async function auditBySystem(db: Database, action: string, changes: readonly SystemChange[]): Promise<void> {
  if (changes.length === 0) return;
  const entries = changes.map(({ organizationId, ...change }) => ({
    action,
    change,
    actorId: null,
    impersonatorId: null,
    actorRoles: [],
    organizationId,
    applicationId: null,
    ip: null,
    requestId: null,
  }));
  await sql.raw(auditStatement(...entries)).execute(db);
}
