import type { Ability } from '@move/domain/access/abilities.ts';
import { gate } from '@move/domain/access/gate.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { forbidden } from '../http/problem.ts';
import type { Caller } from '../http/route.ts';

type Asking = { db: Database; caller: Caller; organizationId: number };

/**
 * Asserts an ability about money that a call needs beyond the one of its endpoint. When only the role of a platform holds it, the
 * rest of the call sees only what the caller's platforms sold (docs/rules/money.md). Throws 403.
 */
export async function assertMoneyAbility(ability: Ability, { db, caller, organizationId }: Asking): Promise<void> {
  if (!gate(caller).can(ability)) throw forbidden();
  await sql`select limit_money_without(${ability}, ${caller.user.id}, ${organizationId})`.execute(db);
}
