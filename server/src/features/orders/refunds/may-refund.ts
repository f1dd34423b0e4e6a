import { gate } from '@move/domain/access/gate.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';

type Input = { caller: Caller; organizationId: number; lineIds: readonly number[] };

/**
 * Returns whether the caller may refund these lines beyond their terms, or there is nothing to refund: they cost nothing, were paid
 * elsewhere, or are refunded already. A role on a platform covers only what that platform sold (docs/rules/money.md#two-roles-at-once).
 */
export async function mayRefund(db: Database, { caller, organizationId, lineIds }: Input): Promise<boolean> {
  if (lineIds.length === 0) return true;
  const userId = gate(caller).can('refund-transactions') ? caller.user.id : null;
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ others: number }>`
    select count_refundable_by_others(${[...lineIds]}::bigint[], ${organizationId}, ${userId}::bigint) as others`.execute(
    db,
  );
  return rows[0]?.others === 0;
}
