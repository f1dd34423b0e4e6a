import type { Role } from '@move/domain/access/roles.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Where a role holds: in an organisation, on a platform, or (superadmin) everywhere. */
export type RoleScope = { organization_id?: number | null; application_id?: number | null };
export type Grant = {
  userId: number;
  role: Role;
  scope: RoleScope;
  /** The user who gave the role, when that isn't the caller: the sender of an accepted invite. */
  grantedBy?: number | null;
};

const placed = ({ organization_id = null, application_id = null }: RoleScope) => ({ organization_id, application_id });

/** Returns false when the user had the role already. */
export async function giveRole(db: Database, { userId, role, scope, grantedBy }: Grant): Promise<boolean> {
  const given = await db
    .insertInto('user_roles')
    .values({ user_id: userId, role, ...placed(scope), ...(grantedBy !== undefined && { granted_by: grantedBy }) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return given.numInsertedOrUpdatedRows === 1n;
}

/** Removes the roles of a user in a scope, or only the named one; returns how many there were. */
export async function takeRoles(db: Database, { userId, scope, role }: Omit<Grant, 'role'> & { role?: Role }) {
  const { organization_id, application_id } = placed(scope);
  if (organization_id !== null) await replaceGranter(db, { userId, organizationId: organization_id });
  const dropped = await db
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('organization_id', 'is not distinct from', organization_id)
    .where('application_id', 'is not distinct from', application_id)
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? ''))
    .executeTakeFirst();
  return Number(dropped.numDeletedRows);
}

/**
 * Replaces this member as the granter of other members by the member’s own granter, so that the superadmin behind them stays known when the
 * member leaves or gets another role (docs/rules/money.md#bank-account).
 */
async function replaceGranter(db: Database, { userId, organizationId }: { userId: number; organizationId: number }) {
  await sql`
    update user_roles as given set granted_by = own.granted_by from user_roles own
    where own.user_id = ${userId} and own.organization_id = ${organizationId}
      and own.granted_by is not null and own.granted_by <> own.user_id
      and given.granted_by = own.user_id and given.organization_id = own.organization_id and given.user_id <> own.user_id`.execute(
    db,
  );
}

/** The user who gave a member their role in an organisation; null when unknown. */
export async function findGranter(
  db: Database,
  { userId, organizationId }: { userId: number; organizationId: number },
): Promise<number | null> {
  const held = await db
    .selectFrom('user_roles')
    .select('granted_by')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .where('granted_by', 'is not', null)
    .executeTakeFirst();
  return held?.granted_by ?? null;
}

export async function hasRole(db: Database, { userId, scope }: Omit<Grant, 'role'>): Promise<boolean> {
  const { organization_id, application_id } = placed(scope);
  const held = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('organization_id', 'is not distinct from', organization_id)
    .where('application_id', 'is not distinct from', application_id)
    .executeTakeFirst();
  return held !== undefined;
}

export async function takeAllRoles(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('user_roles').where('user_id', '=', userId).execute();
}
