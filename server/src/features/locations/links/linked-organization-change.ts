import type { LinkedOrganization } from '@move/contract/locations/linked-organizations.ts';
import type { Location } from '@move/contract/locations/locations.ts';
import type { Change } from '../../../platform/http/written.ts';
import { subjectOf } from '../location-record.ts';

type LinkedChange = { location: Location; before: LinkedOrganization | null; after: LinkedOrganization | null };

const kept = (linked: LinkedOrganization | null) =>
  linked === null || linked.is_ended ? undefined : { organization_id: linked.id, is_admin: linked.is_admin };

/** The audited change of a link by the owner of the location. It is also in the trail of the linked organisation. */
export function linkedOrganizationChange({ location, before, after }: LinkedChange): Change {
  const linked = after ?? before;
  if (!linked) throw new Error('a change has a link before or after it');
  const versions = { before: kept(before), after: kept(after) };
  return { subject: subjectOf(location), ...versions, alsoFor: { organizationId: linked.id, ...versions } };
}
