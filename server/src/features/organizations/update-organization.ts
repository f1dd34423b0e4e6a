import type * as api from '@move/contract/organizations/organizations.ts';
import type { Organization } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isVersion } from '../../platform/database/version.ts';
import {
  forbidden,
  invalid,
  refusedByState,
  refusedToImpersonator,
  removedFromAbove,
  stale,
} from '../../platform/http/problem.ts';
import type { Call, Caller } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertVatNumber } from './assert-vat-number.ts';
import { attachImages, organizationColumns, subjectOf } from './organization-record.ts';
import { isSameAddress, mailNewAddress } from './new-address-mails.ts';
import { saveSports } from './organization-sports.ts';
import { findAdministeredApplications, findOrganization, lockOrganization } from './organizations.queries.ts';
import { hasUpcomingParticipants } from './removal/has-upcoming-participants.ts';
import { type HomeMove, mailNewHome, unlinkApplications } from './removal/unlink-applications.ts';

export async function updateOrganization(call: Call<typeof api.updateOrganization>) {
  const { db, body, caller, params } = call;
  const { organizationId } = params;
  await lockOrganization(db, organizationId);
  const before = await findOrganization(db, organizationId, caller);
  const { sports, applications, updated_at, ...draft } = body;
  if (draft.timezone !== undefined && draft.timezone !== before.timezone && !before.may.update_timezone) {
    throw forbidden();
  }
  // an unchanged number is not checked, so that an organisation with an older, invalid number can still be saved
  if (draft.vat_number !== before.vat_number) assertVatNumber(draft.vat_number);
  const isNewAddress = draft.email !== undefined && !isSameAddress(draft.email, before.email);
  // this address confirms new bank accounts, so it can't be changed during impersonation: the trail would name the wrong user
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
  const moved = applications ? await saveApplications(db, before, { wanted: applications, caller }) : null;
  const unlinkable_sports = sports ? await saveSports(db, { organizationId, sports, linked: before.sports }) : [];
  const organization = await findOrganization(db, organizationId, caller);
  if (moved) await mailNewHome(db, { organization, appUrl: call.config.appUrl });
  return changed(
    { organization, meta: { unlinkable_sports } },
    {
      subject: subjectOf(organization),
      before: { ...before, ...moved?.before },
      after: { ...organization, ...moved?.after },
    },
  );
}

type Saving = { wanted: readonly number[]; caller: Caller };

/**
 * Links and unlinks platforms of the caller. Links to other platforms stay; at least one link must remain. Throws 409 while participants to
 * whom an unlinked platform sold a spot have a session to come, and 403 for a platform from which a higher role removed the organisation.
 * Returns the old and new home if its home platform was unlinked, else null.
 */
async function saveApplications(
  db: Database,
  before: Organization,
  { wanted, caller }: Saving,
): Promise<HomeMove | null> {
  const { id, application_links, may } = before;
  const added = wanted.filter((application) => !before.applications.includes(application));
  const omitted = before.applications.filter((application) => !wanted.includes(application));
  if (added.length + omitted.length === 0) return null;
  if (!may.update_applications) throw forbidden();
  const mayChange = (application: number) =>
    application_links.some((link) => link.id === application && link.may_change);
  if (!added.every(mayChange)) throw invalid('applications', 'exists');
  const unlinked = omitted.filter(mayChange);
  if (added.length === 0 && unlinked.length === before.applications.length) throw invalid('applications', 'required');
  if (unlinked.length > 0 && (await hasUpcomingParticipants(db, { organizationId: id, soldBy: unlinked })))
    throw refusedByState('applications', 'in_use');
  if (added.length > 0) await linkApplications(db, id, { applications: added, caller });
  return unlinked.length > 0 ? unlinkApplications(db, id, { applications: unlinked, caller }) : null;
}

/** Links the organisation to platforms, and adds these to the scope. Throws 403 when a higher role removed it from one of them. */
async function linkApplications(
  db: Database,
  organizationId: number,
  { applications, caller }: { applications: readonly number[]; caller: Caller },
): Promise<void> {
  const ids = sql`${[...applications]}::bigint[]`;
  const administered = (await findAdministeredApplications(db, caller)).map((application) => application.id);
  const { rows: fromAbove } = await sql`
    select from organization_unlinks where organization_id = ${organizationId} and application_id = any (${ids})
      and not may_undo(${caller.roles.includes('superadmin')}, ${administered}::bigint[], unlinked_as, unlinked_levels)`.execute(
    db,
  );
  if (fromAbove.length > 0) throw removedFromAbove();
  await sql`delete from organization_unlinks
    where organization_id = ${organizationId} and application_id = any (${ids})`.execute(db);
  const links = applications.map((application_id) => ({ organization_id: organizationId, application_id }));
  await db.insertInto('organization_applications').values(links).execute();
  // safe: the caller administers these platforms; alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  await sql`select set_scope(app_scope(), app_organization_ids(), app_application_ids() || ${ids})`.execute(db);
}
