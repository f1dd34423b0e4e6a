import type * as api from '@move/contract/organizations/organizations.ts';
import { type Organization, type OrganizationDraft, SOCIALS } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isVersion } from '../../platform/database/version.ts';
import { below, forbidden, invalid, notFound, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, type Subject } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { createLocation } from '../locations/public.ts';
import { saveSports } from './organization-sports.ts';
import { findOrganization, findReach, lockOrganization, rightsOf } from './organizations.queries.ts';
import { mailNewOrganization } from './review-mails.ts';

export const subjectOf = (organization: Pick<Organization, 'id' | 'name'>): Subject => ({
  type: 'organizations',
  id: organization.id,
  name: organization.name,
});

/** A new organisation on the current platform, its home, and on those named, perhaps with its first location; it waits for review (D1.3). */
export async function createOrganization(call: Call<typeof api.createOrganization>) {
  const { db, body, caller, applicationId, config } = call;
  if (applicationId === null) throw notFound();
  const { sports = [], applications = [applicationId], timezone, location, ...draft } = body;
  const may = rightsOf(caller);
  if (timezone !== undefined && !may.update_timezone) throw forbidden();
  await refuseForeignApplications(db, { caller, applicationId, applications });
  const zone = timezone ?? (await timezoneOf(db, applicationId));
  // a statement of its own: it narrows the scope to the new organisation
  const { rows } = await sql<{ id: number }>`select begin_organization() as id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await db
    .insertInto('organizations')
    .values({ ...columnsOf(draft), id, name: draft.name, home_application_id: applicationId, timezone: zone })
    .execute();
  const links = applications.map((application_id) => ({ organization_id: id, application_id }));
  await db.insertInto('organization_applications').values(links).execute();
  await saveSports(db, { organizationId: id, sports, linked: [] });
  const images = await attachImages(call, id, { draft });
  if (images.logo_id || images.header_id) {
    // the keys of the files name the organisation, which had to be there first
    await db.updateTable('organizations').set(images).where('id', '=', id).execute();
  }
  if (location) {
    await below('location', () => createLocation({ db, caller, params: { organizationId: id }, body: location }));
  }
  const organization = await findOrganization(db, id, caller);
  await mailNewOrganization(db, { organization, appUrl: config.appUrl, isAgain: false });
  return changed({ organization }, { subject: subjectOf(organization), after: { ...organization, location } });
}

type Linking = Pick<Call<typeof api.createOrganization>, 'caller'> & { applicationId: number; applications: number[] };

async function refuseForeignApplications(db: Database, { caller, applicationId, applications }: Linking) {
  if (applications.length === 0) throw invalid('applications', 'required');
  const reach = await findReach(db, caller);
  const isInReach = (id: number) => id === applicationId || reach.some((application) => application.id === id);
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

export async function updateOrganization(call: Call<typeof api.updateOrganization>) {
  const { db, body, caller, params } = call;
  const { organizationId } = params;
  await lockOrganization(db, organizationId);
  const before = await findOrganization(db, organizationId, caller);
  const { sports, applications, updated_at, ...draft } = body;
  if (draft.timezone !== undefined && draft.timezone !== before.timezone && !before.may.update_timezone) {
    throw forbidden();
  }
  const images = await attachImages(call, organizationId, { draft, before });
  const saved = await db
    .updateTable('organizations')
    .set({ ...columnsOf(draft, before), ...images, updated_at: sql`now()` })
    .where('id', '=', organizationId)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  if (applications) await saveApplications(db, before, applications);
  const unlinkable_sports = sports ? await saveSports(db, { organizationId, sports, linked: before.sports }) : [];
  const organization = await findOrganization(db, organizationId, caller);
  return changed(
    { organization, meta: { unlinkable_sports } },
    { subject: subjectOf(organization), before, after: organization },
  );
}

/** Links and unlinks platforms of the caller; other platforms' links stay, and at least one must (D1.3). */
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
  // a platform that is chosen anew leaves nothing of an older removal to undo
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

type Images = { [Name in 'logo' | 'header']?: string | null | undefined };

async function attachImages(
  call: Pick<Call<typeof api.updateOrganization>, 'db' | 'caller'>,
  organizationId: number,
  { draft, before }: { draft: Images; before?: Organization },
) {
  const owner = { organizationId };
  const [logo, header] = [before?.logo?.id ?? null, before?.header?.id ?? null];
  return {
    logo_id: await attachFile(call, {
      field: 'logo',
      token: draft.logo,
      use: 'organization_logo',
      current: logo,
      owner,
    }),
    header_id: await attachFile(call, { field: 'header', token: draft.header, use: 'picture', current: header, owner }),
  };
}

type Draft = Omit<OrganizationDraft, 'sports' | 'applications' | 'updated_at'>;

/** The draft as columns: the addresses of social media share one, those left out keep their value. */
function columnsOf(draft: { [Name in keyof Draft]?: Draft[Name] | undefined }, before?: Organization) {
  const { facebook_url, instagram_url, youtube_url, x_url, linkedin_url, tiktok_url, ...rest } = draft;
  const { logo: _logo, header: _header, ...columns } = rest;
  const sent = { facebook_url, instagram_url, youtube_url, x_url, linkedin_url, tiktok_url };
  const socials = SOCIALS.map((name) => [name, sent[name] === undefined ? (before?.[name] ?? null) : sent[name]]);
  return { ...columns, socials: JSON.stringify(Object.fromEntries(socials)) };
}
