import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Call } from '../http/route.ts';
import type { Subject } from '../http/written.ts';
import { auditStatement } from './audit-statement.ts';
import { platformOfRow } from './platform-of-row.ts';

type Reading = Pick<
  Call<{ permission: 'signed-in' }>,
  'db' | 'transaction' | 'caller' | 'organizationId' | 'applicationId' | 'isOnApplication' | 'request'
>;

/**
 * Writes the audit row of an export: who read which data, e.g. the month in `read`. The row is committed before anything is sent. Call
 * this before a file is made, since a failure would leave the file open.
 */
export async function auditReading(
  call: Reading,
  endpoint: Pick<Endpoint, 'name' | 'scope'>,
  subject: Subject,
  read?: object,
): Promise<void> {
  const { db, transaction, caller, organizationId, request } = call;
  transaction.hasWritten = true;
  const statement = auditStatement({
    action: endpoint.name,
    change: { subject, after: read },
    actorId: caller.user.id,
    impersonatorId: caller.impersonatorId,
    actorRoles: caller.roles,
    organizationId,
    applicationId: platformOfRow(endpoint, call),
    ip: request.ip,
    requestId: request.id,
  });
  await sql.raw(statement).execute(db);
}
