import type { Ability } from '@move/domain/access/abilities.ts';
import { gate } from '@move/domain/access/gate.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { forbidden } from '../http/problem.ts';
import type { Caller } from '../http/route.ts';

type Input = { db: Database; caller: Caller; organizationId: number };

/**
 * Asserts an ability about money that a call needs in addition to that of its endpoint. When only the caller's role on a platform holds it,
 * the rest of the call sees only what the caller's platforms sold (docs/rules/money.md). Throws 403.
 */
export async function assertMoneyAbility(ability: Ability, { db, caller, organizationId }: Input): Promise<void> {
  if (!gate(caller).can(ability)) throw forbidden();
  await sql`select limit_money_without(${ability}, ${caller.user.id}, ${organizationId})`.execute(db);
}

/**
 * Returns whether the call shows amounts, which takes an ability in addition to that of its endpoint. Limits the rest of the call to what a
 * role with that ability covers: what the caller's platforms sold, or the organisations in which the caller has such a role
 * (docs/rules/money.md#two-roles-at-once). `organizationId` is null in a call for a platform.
 */
export async function mayShowMoney(
  ability: Ability,
  { db, caller, organizationId }: Omit<Input, 'organizationId'> & { organizationId: number | null },
): Promise<boolean> {
  const { can, role } = gate(caller);
  if (!can(ability)) return false;
  if (organizationId !== null) {
    await sql`select limit_money_without(${ability}, ${caller.user.id}, ${organizationId})`.execute(db);
  } else if (!role('admin')) {
    // Members of several organisations; an administrator of the platform has no other role in this call.
    await sql`select limit_money('{}', organizations_with(
      ${caller.user.id}, app_organization_ids(), array[${ability}], 1))`.execute(db);
  }
  return true;
}
