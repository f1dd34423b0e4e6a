import type { removeOrganization, restoreOrganization } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { forbidden, notFound, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './change-organization.ts';
import { findOrganization, findReach, lockOrganization } from './organizations.queries.ts';

/** Takes the organisation off the caller's platforms; with the last link, or by a superadmin, it is deleted (D1.3). */
export async function dropOrganization({ db, params, caller }: Call<typeof removeOrganization>) {
  const { organizationId } = params;
  await lockOrganization(db, organizationId);
  const before = await findOrganization(db, organizationId, caller);
  if (!before.may.remove) throw forbidden();
  if (await isAwaited(db, organizationId)) throw refusedByState('id', 'in_use');
  const reach = new Set((await findReach(db, caller)).map(({ id }) => id));
  const own = before.applications.filter((application) => reach.has(application));
  const isWhole = caller.roles.includes('superadmin') || own.length === before.applications.length;
  // the links of a deleted organisation stay: they say who may bring it back
  if (isWhole) await softDelete(db, organizationId);
  else await unlink(db, organizationId, own);
  return changed(undefined, { subject: subjectOf(before), before });
}

/** Whether somebody takes part in a session still to come. */
async function isAwaited(db: Database, organizationId: number): Promise<boolean> {
  const { rows } = await sql<{ is_awaited: boolean }>`
    select exists (
      select from sessions where organization_id = ${organizationId} and starts_at > now() and deleted_at is null
        and canceled_at is null and taken > 0) as is_awaited`.execute(db);
  return rows[0]?.is_awaited ?? false;
}

async function softDelete(db: Database, organizationId: number): Promise<void> {
  await db.updateTable('organizations').set({ deleted_at: sql`now()` }).where('id', '=', organizationId).execute();
}

async function unlink(db: Database, organizationId: number, applications: readonly number[]): Promise<void> {
  const ids = sql`${[...applications]}::bigint[]`;
  await sql`
    insert into organization_unlinks (organization_id, application_id) select ${organizationId}, id from unnest(${ids}) as id
    on conflict (organization_id, application_id) do update set unlinked_at = now()`.execute(db);
  await sql`delete from organization_applications
    where organization_id = ${organizationId} and application_id = any (${ids})`.execute(db);
}

/** Brings back what was removed in the last 30 days. */
export async function bringBackOrganization({ db, params, caller }: Call<typeof restoreOrganization>) {
  const { organizationId } = params;
  // a statement of its own: it looks beyond the scope, and enters the organisation's when it may
  const { rows } = await sql<{ ok: boolean }>`
    select restore_organization(${organizationId}, ${caller.user.id}) as ok`.execute(db);
  if (!rows[0]?.ok) throw notFound();
  const organization = await findOrganization(db, organizationId, caller);
  return changed({ organization }, { subject: subjectOf(organization), after: organization });
}
