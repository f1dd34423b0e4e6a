import type { Location, LocationDraft } from '@move/contract/locations/locations.ts';
import type { Database } from '../../platform/database/database.ts';
import { assertKnown, replaceLinks } from '../../platform/database/links.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Change, Subject } from '../../platform/http/written.ts';
import { saveContactLinks } from '../contacts/public.ts';
import type { Reading } from './locations.queries.ts';

export const subjectOf = (location: Pick<Location, 'id' | 'name'>): Subject => ({
  type: 'locations',
  id: location.id,
  name: location.name,
});

/** The image of a location has no tenant: every organisation that uses the location shows it. */
export const imageField = { field: 'image', use: 'picture' } as const;

type InLocation = { params: { locationId: number }; organizationId: number | null };

/** The location of the path and the organisation in scope. Throws 404 without an organisation. */
export function readingOf({ params, organizationId }: InLocation): Reading {
  if (organizationId === null) throw notFound();
  return { locationId: params.locationId, organizationId };
}

export type LocationChange = { before?: Location; after?: Location };

/** A change to a location. The trail of the owner gets it too, without the contacts and the linked organisations. */
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

type Links = Pick<LocationDraft, 'type_ids' | 'sport_ids' | 'contacts'>;

/** Saves the links that were sent; those that are left out stay. */
export async function saveLinks(
  db: Database,
  { locationId, organizationId }: Pick<Reading, 'locationId' | 'organizationId'>,
  { type_ids, sport_ids, contacts }: { [Name in keyof Links]: Links[Name] | undefined },
) {
  const owner = ['location_id', locationId] as const;
  if (type_ids) {
    await assertKnown(db, { table: 'location_types', ids: type_ids, field: 'type_ids' });
    await replaceLinks(db, { table: 'location_type_links', owner, column: 'location_type_id', ids: type_ids });
  }
  if (sport_ids) {
    await assertKnown(db, { table: 'sports', ids: sport_ids, field: 'sport_ids' });
    await replaceLinks(db, { table: 'location_sports', owner, column: 'sport_id', ids: sport_ids });
  }
  if (contacts) {
    await saveContactLinks(db, { organizationId, subject: { type: 'location', id: locationId }, contacts });
  }
}
