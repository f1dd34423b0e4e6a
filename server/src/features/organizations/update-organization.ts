import type * as api from '@move/contract/organizations/organizations.ts';
import type { Organization } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isVersion } from '../../platform/database/version.ts';
import { forbidden, invalid, refusedByState, refusedToImpersonator, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertVatNumber } from './assert-vat-number.ts';
import { attachImages, organizationColumns, subjectOf } from './organization-record.ts';
import { isSameAddress, mailNewAddress } from './new-address-mails.ts';
import { saveSports } from './organization-sports.ts';
import { findOrganization, lockOrganization } from './organizations.queries.ts';
import { isAwaited } from './removal/is-awaited.ts';

export async function updateOrganization(call: Call<typeof api.updateOrganization>) {
  const { db, body, caller, params } = call;
  const { organizationId } = params;
  await lockOrganization(db, organizationId);
  const before = await findOrganization(db, organizationId, caller);
  const { sports, applications, updated_at, ...draft } = body;
  if (draft.timezone !== undefined && draft.timezone !== before.timezone && !before.may.update_timezone) {
    throw forbidden();
  }
  // an unchanged number is not checked again, so that an older form can still be saved
  if (draft.vat_number !== before.vat_number) assertVatNumber(draft.vat_number);
  const isNewAddress = draft.email !== undefined && !isSameAddress(draft.email, before.email);
  // the address confirms new bank accounts: during impersonation it would be attributed to the wrong user
  if (isNewAddress && caller.impersonatorId !== null) throw refusedToImpersonator();
  const images = await attachImages(call, organizationId, { draft, before });
  const saved = await db
    .updateTable('organizations')
    .set({ ...organizationColumns(draft, before), ...images, updated_at: sql`now()` })
    .where('id', '=', organizationId)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  if (isNewAddress)
    await mailNewAddress({ db, user: caller.user, appUrl: call.config.appUrl }, { before, email: draft.email ?? null });
  if (applications) await saveApplications(db, before, applications);
  const unlinkable_sports = sports ? await saveSports(db, { organizationId, sports, linked: before.sports }) : [];
  const organization = await findOrganization(db, organizationId, caller);
  return changed(
    { organization, meta: { unlinkable_sports } },
    { subject: subjectOf(organization), before, after: organization },
  );
}

/**
 * Links and unlinks platforms of the caller. Links to other platforms stay; at least one link must remain. 409 while participants of a
 * platform that is unlinked have a spot in a session to come.
 */
async function saveApplications(db: Database, before: Organization, wanted: readonly number[]): Promise<void> {
  const { id, application_links, may } = before;
  const added = wanted.filter((application) => !before.applications.includes(application));
  const dropped = before.applications.filter((application) => !wanted.includes(application));
  if (added.length + dropped.length === 0) return;
  if (!may.update_applications) throw forbidden();
  const mayChange = (application: number) =>
    application_links.some((link) => link.id === application && link.may_change);
  if (!added.every(mayChange)) throw invalid('applications', 'exists');
  const gone = dropped.filter(mayChange);
  if (added.length === 0 && gone.length === before.applications.length) throw invalid('applications', 'required');
  if (gone.length > 0 && (await isAwaited(db, { organizationId: id, soldBy: gone })))
    throw refusedByState('applications', 'in_use');
  // linking a platform again ends the right to restore an earlier link
  await sql`delete from organization_unlinks where organization_id = ${id}
    and application_id = any (${[...added, ...gone]}::bigint[])`.execute(db);
  const links = added.map((application_id) => ({ organization_id: id, application_id }));
  if (links.length > 0) await db.insertInto('organization_applications').values(links).execute();
  if (gone.length > 0) {
    await db
      .deleteFrom('organization_applications')
      .where('organization_id', '=', id)
      .where('application_id', 'in', gone)
      .execute();
  }
}
