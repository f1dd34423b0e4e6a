import type * as api from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { deletionBy } from '../../../platform/database/deletion-by.ts';
import { forbidden, refusedByState } from '../../../platform/http/problem.ts';
import type { Call, Caller } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../organization-record.ts';
import { isAwaited } from './is-awaited.ts';
import { findOrganization, findReach, lockOrganization } from '../organizations.queries.ts';

/** Removes the organisation from the caller's platforms; with the last link, or by a superadmin, deletes it. */
export async function removeOrganization({ db, params, caller }: Call<typeof api.removeOrganization>) {
  const { organizationId } = params;
  await lockOrganization(db, organizationId);
  const before = await findOrganization(db, organizationId, caller);
  if (!before.may.remove) throw forbidden();
  if (await isAwaited(db, { organizationId })) throw refusedByState('id', 'in_use');
  const reach = new Set((await findReach(db, caller)).map(({ id }) => id));
  const own = before.applications.filter((application) => reach.has(application));
  const isWhole = caller.roles.includes('superadmin') || own.length === before.applications.length;
  if (isWhole && (await awaitsPayout(db, organizationId))) throw refusedByState('id', 'organization.unpaid');
  // the links of a deleted organisation stay: they decide who may restore it
  if (isWhole) await softDelete(db, organizationId, caller);
  else await unlink(db, organizationId, { applications: own, caller });
  return changed(undefined, { subject: subjectOf(before), before });
}

/** Returns whether it is still to be paid out: its staff could then no longer see that, nor mend its account. */
async function awaitsPayout(db: Database, organizationId: number): Promise<boolean> {
  const { rows } = await sql<{ awaits: boolean }>`select awaits_payout(${organizationId}) as awaits`.execute(db);
  return rows[0]?.awaits ?? false;
}

/** Stores who removed it and with which role, since a removal from above can't be undone from below. */
async function softDelete(db: Database, organizationId: number, caller: Caller): Promise<void> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select application_id from organization_applications where organization_id = ${organizationId}) as ids`.execute(
    db,
  );
  const deletion = await deletionBy(db, caller, rows[0]?.ids ?? []);
  await db.updateTable('organizations').set(deletion).where('id', '=', organizationId).execute();
}

type Unlinking = { applications: readonly number[]; caller: Caller };

async function unlink(db: Database, organizationId: number, { applications, caller }: Unlinking): Promise<void> {
  const ids = sql`${[...applications]}::bigint[]`;
  // a statement of its own: the function looks beyond the scope
  const { rows } = await sql<{ id: number; levels: number[] }>`
    select id, administered_levels(${caller.user.id}, array[id]) as levels from unnest(${ids}) as id`.execute(db);
  await sql`
    insert into organization_unlinks (organization_id, application_id, unlinked_by, unlinked_levels)
    select ${organizationId}, id, ${caller.user.id}, array(select jsonb_array_elements_text(levels)::bigint)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone (id bigint, levels jsonb)
    on conflict (organization_id, application_id) do update
    set unlinked_at = now(), unlinked_by = excluded.unlinked_by, unlinked_levels = excluded.unlinked_levels`.execute(
    db,
  );
  await sql`delete from organization_applications
    where organization_id = ${organizationId} and application_id = any (${ids})`.execute(db);
}
