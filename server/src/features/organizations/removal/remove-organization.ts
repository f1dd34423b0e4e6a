import type * as api from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { removalColumns } from '../../../platform/database/removal-columns.ts';
import { forbidden, refusedByState } from '../../../platform/http/problem.ts';
import type { Call, Caller } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { subjectOf } from '../organization-record.ts';
import { hasUpcomingParticipants } from './has-upcoming-participants.ts';
import { findOrganization, findAdministeredApplications, lockOrganization } from '../organizations.queries.ts';
import { mailNewHome, unlinkApplications } from './unlink-applications.ts';

/** Removes the organisation from the caller's platforms. Deletes it when it has no others, or the caller is a superadmin. */
export async function removeOrganization({ db, params, caller, config }: Call<typeof api.removeOrganization>) {
  const { organizationId } = params;
  await lockOrganization(db, organizationId);
  const before = await findOrganization(db, organizationId, caller);
  if (!before.may.remove) throw forbidden();
  if (await hasUpcomingParticipants(db, { organizationId })) throw refusedByState('id', 'in_use');
  const administered = new Set((await findAdministeredApplications(db, caller)).map(({ id }) => id));
  const own = before.applications.filter((application) => administered.has(application));
  const isWhole = caller.roles.includes('superadmin') || own.length === before.applications.length;
  if (isWhole && (await awaitsPayout(db, organizationId))) throw refusedByState('id', 'organization.unpaid');
  // the links of a deleted organisation stay: they decide who may restore it
  if (isWhole) {
    await softDelete(db, organizationId, caller);
    return changed(undefined, { subject: subjectOf(before), before });
  }
  const moved = await unlinkApplications(db, organizationId, { applications: own, caller });
  if (moved) {
    const organization = await findOrganization(db, organizationId, caller);
    await mailNewHome(db, { organization, appUrl: config.appUrl });
  }
  return changed(undefined, {
    subject: subjectOf(before),
    before: { ...before, ...moved?.before },
    after: moved?.after,
  });
}

/** Returns whether the organisation still awaits a payout. Once deleted, its staff couldn't see the payout or correct the bank account. */
async function awaitsPayout(db: Database, organizationId: number): Promise<boolean> {
  const { rows } = await sql<{ awaits: boolean }>`select awaits_payout(${organizationId}) as awaits`.execute(db);
  return rows[0]?.awaits ?? false;
}

/** Marks the organisation as removed. Stores by whom and with which role, since a lower role can't undo it. */
async function softDelete(db: Database, organizationId: number, caller: Caller): Promise<void> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select application_id from organization_applications where organization_id = ${organizationId}) as ids`.execute(
    db,
  );
  const removal = await removalColumns(db, caller, rows[0]?.ids ?? []);
  await db.updateTable('organizations').set(removal).where('id', '=', organizationId).execute();
}
