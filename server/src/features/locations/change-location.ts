import type * as api from '@move/contract/locations/locations.ts';
import type { Location, LocationDraft } from '@move/contract/locations/locations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { refuseUnknown, replaceLinks } from '../../platform/database/links.ts';
import { isVersion } from '../../platform/database/version.ts';
import { forbidden, notFound, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { type Change, changed, type Subject } from '../../platform/http/written.ts';
import { attachFile } from '../files/public.ts';
import { saveContactLinks } from '../contacts/public.ts';
import { findLocation, type Reading } from './locations.queries.ts';

export const subjectOf = (location: Pick<Location, 'id' | 'name'>): Subject => ({
  type: 'locations',
  id: location.id,
  name: location.name,
});

/** The image of a location has no tenant: every organisation that uses the location shows it. */
const picture = { field: 'image', use: 'picture' } as const;

type InLocation = { params: { locationId: number }; organizationId: number | null };

/** What a call reads: the location of the path as the organisation in scope sees it. */
export function readingOf({ params, organizationId }: InLocation): Reading {
  if (organizationId === null) throw notFound();
  return { locationId: params.locationId, organizationId };
}

type LocationChange = { before?: Location; after?: Location };

/** What a call changed of a location. The trail of the owner gets it too, without the contacts of the organisation that did it. */
export function locationChange({ before, after }: LocationChange): Change {
  const location = after ?? before;
  if (!location) throw new Error('a change has a record before or after it');
  const shownToOwner = (version: Location | undefined) => version && { ...version, contacts: [], organizations: [] };
  return {
    subject: subjectOf(location),
    before,
    after,
    alsoFor: { organizationId: location.owner.id, before: shownToOwner(before), after: shownToOwner(after) },
  };
}

/** The same of an organisation that starts or stops using a location: to the owner it is linked or unlinked, not removed. */
export function linkChange(change: LocationChange, organizationId: number): Change {
  const { alsoFor, ...own } = locationChange(change);
  const link = { organization_id: organizationId };
  if (!alsoFor) return own;
  const versions = change.after ? { action: 'linkLocation', after: link } : { action: 'unlinkLocation', before: link };
  return { ...own, alsoFor: { organizationId: alsoFor.organizationId, ...versions } };
}

type Adding = Pick<Call<typeof api.createLocation>, 'db' | 'body' | 'params' | 'caller'>;

export async function createLocation(call: Adding) {
  const { db, body, params } = call;
  const { organizationId } = params;
  const { type_ids, sport_ids, contacts, image, updated_at: _, ...columns } = body;
  const image_id = await attachFile(call, { ...picture, token: image, current: null });
  const { id } = await db
    .insertInto('locations')
    .values({ ...columns, image_id, owner_organization_id: organizationId })
    .returning('id')
    .executeTakeFirstOrThrow();
  // whoever adds a location may edit it (D1.8)
  await db
    .insertInto('location_organizations')
    .values({ location_id: id, organization_id: organizationId, is_admin: true })
    .execute();
  await saveLinks(db, { locationId: id, organizationId }, { type_ids, sport_ids, contacts });
  const location = await findLocation(db, { locationId: id, organizationId });
  return changed({ location }, { subject: subjectOf(location), after: location });
}

export async function updateLocation(
  call: Call<typeof api.updateLocation> | Call<typeof api.updateApplicationLocation>,
) {
  const { db, body } = call;
  const reading = readingOf(call);
  const before = await findLocation(db, reading);
  if (!before.may.update) throw forbidden();
  const { type_ids, sport_ids, contacts, image, updated_at, ...columns } = body;
  const image_id = await attachFile(call, { ...picture, token: image, current: before.image?.id ?? null });
  const saved = await db
    .updateTable('locations')
    .set({ ...columns, image_id, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) throw stale();
  await saveLinks(db, reading, { type_ids, sport_ids, contacts });
  const location = await findLocation(db, reading);
  return changed({ location }, locationChange({ before, after: location }));
}

type Links = Pick<LocationDraft, 'type_ids' | 'sport_ids' | 'contacts'>;

/** Saves what was sent; what the body leaves out stays as it is. */
async function saveLinks(
  db: Database,
  { locationId, organizationId }: Pick<Reading, 'locationId' | 'organizationId'>,
  { type_ids, sport_ids, contacts }: { [Name in keyof Links]: Links[Name] | undefined },
) {
  const owner = ['location_id', locationId] as const;
  if (type_ids) {
    await refuseUnknown(db, { table: 'location_types', ids: type_ids, field: 'type_ids' });
    await replaceLinks(db, { table: 'location_type_links', owner, column: 'location_type_id', ids: type_ids });
  }
  if (sport_ids) {
    await refuseUnknown(db, { table: 'sports', ids: sport_ids, field: 'sport_ids' });
    await replaceLinks(db, { table: 'location_sports', owner, column: 'sport_id', ids: sport_ids });
  }
  if (contacts) {
    await saveContactLinks(db, { organizationId, subject: { type: 'location', id: locationId }, contacts });
  }
}

/** Uses a location that another organisation of the same platform shows there. */
export async function linkLocation(call: Call<typeof api.linkLocation>) {
  const { db, params } = call;
  const { locationId, organizationId } = params;
  const { rows } = await sql<{ ok: boolean }>`select share_location(${locationId}, ${organizationId}) as ok`.execute(
    db,
  );
  if (!rows[0]?.ok) throw notFound();
  const location = await findLocation(db, readingOf(call));
  return changed({ location }, linkChange({ after: location }, organizationId));
}

export async function updateLocationLink({ db, params, body }: Call<typeof api.updateLocationLink>) {
  const { locationId, organizationId } = params;
  const before = await findLocation(db, params);
  const { rows } = await sql<{ ok: boolean }>`
    select update_location_link(${locationId}, ${organizationId}, ${body.is_admin}) as ok`.execute(db);
  if (!rows[0]?.ok) throw forbidden();
  const location = await findLocation(db, params);
  const right = (is_admin: boolean) => ({ organization_id: organizationId, is_admin });
  return changed(
    { location },
    {
      subject: subjectOf(location),
      before,
      after: location,
      alsoFor: { organizationId: location.owner.id, before: right(!body.is_admin), after: right(body.is_admin) },
    },
  );
}
