import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import type { Call } from '../http/route.ts';
import type { Subject } from '../http/written.ts';
import { auditStatement } from './audit-statement.ts';

type Reading = Pick<
  Call<{ permission: 'signed-in' }>,
  'db' | 'caller' | 'organizationId' | 'applicationId' | 'request'
>;

/** Notes a reading that is audited although it changes nothing: who took which data out of the product (D2.1). */
export async function auditReading(call: Reading, endpoint: Pick<Endpoint, 'name'>, subject: Subject): Promise<void> {
  const { db, caller, organizationId, applicationId, request } = call;
  const statement = auditStatement({
    action: endpoint.name,
    change: { subject },
    actorId: caller.user.id,
    impersonatorId: caller.impersonatorId,
    actorRoles: caller.roles,
    organizationId,
    applicationId,
    ip: request.ip,
    requestId: request.id,
  });
  await sql.raw(statement).execute(db);
}
