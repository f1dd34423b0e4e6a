import type * as api from '@move/contract/organizations/new-organization.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { prefixFields, forbidden, invalid, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { createLocation } from '../../locations/public.ts';
import { assertVatNumber } from '../assert-vat-number.ts';
import { attachImages, organizationColumns, subjectOf } from '../organization-record.ts';
import { saveSports } from '../organization-sports.ts';
import { findOrganization, findAdministeredApplications, rightsOf } from '../organizations.queries.ts';
import { mailNewOrganization } from '../review/review-mails.ts';

/** Creates an organisation, optionally with its first location, on the current platform (its home) and others; it waits for review. */
export async function createOrganization(call: Call<typeof api.createOrganization>) {
  const { db, body, caller, applicationId, config } = call;
  if (applicationId === null) throw notFound();
  const { sports = [], applications = [applicationId], timezone, location, ...draft } = body;
  assertVatNumber(draft.vat_number);
  const may = rightsOf(caller);
  if (timezone !== undefined && !may.update_timezone) throw forbidden();
  await assertOwnApplications(db, { caller, applicationId, applications });
  const zone = timezone ?? (await timezoneOf(db, applicationId));
  // alone in its statement, because the function narrows the scope to the new organisation
  const { rows } = await sql<{ id: number }>`select begin_organization() as id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await db
    .insertInto('organizations')
    .values({
      ...organizationColumns(draft),
      id,
      name: draft.name,
      home_application_id: applicationId,
      timezone: zone,
      // the superadmin who impersonates an administrator; else the database stores the caller
      email_changed_by: caller.impersonatorId,
    })
    .execute();
  // the home platform is always one of the organisation's platforms
  const links = [...new Set([applicationId, ...applications])].map((application_id) => ({
    organization_id: id,
    application_id,
  }));
  await db.insertInto('organization_applications').values(links).execute();
  await saveSports(db, { organizationId: id, sports, linked: [] });
  const images = await attachImages(call, id, { draft });
  if (images.logo_id || images.header_id) {
    // foreign keys of the files refer to the organisation, so it must exist first
    await db.updateTable('organizations').set(images).where('id', '=', id).execute();
  }
  if (location) {
    await prefixFields('location', () =>
      createLocation({ db, caller, params: { organizationId: id }, body: location }),
    );
  }
  const organization = await findOrganization(db, id, caller);
  await mailNewOrganization(db, { organization, appUrl: config.appUrl, isAgain: false });
  return changed({ organization }, { subject: subjectOf(organization), after: { ...organization, location } });
}

type Linking = Pick<Call<typeof api.createOrganization>, 'caller'> & { applicationId: number; applications: number[] };

async function assertOwnApplications(db: Database, { caller, applicationId, applications }: Linking) {
  if (applications.length === 0) throw invalid('applications', 'required');
  const administered = await findAdministeredApplications(db, caller);
  const isInReach = (id: number) => id === applicationId || administered.some((application) => application.id === id);
  if (!applications.every(isInReach)) throw invalid('applications', 'exists');
}

async function timezoneOf(db: Database, applicationId: number): Promise<string> {
  const application = await db
    .selectFrom('applications')
    .select('timezone')
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!application) throw notFound();
  return application.timezone;
}
