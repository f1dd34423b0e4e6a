import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id } from '../kit/fields.ts';
import { locationLabels } from './locations.labels.ts';
import { Location } from './locations.ts';

const PATH = '/v1/admin/organizations/:organizationId/locations';

/** A location that the organisation may start using, with only what identifies it. */
const LinkableLocation = z.strictObject({
  id: Id,
  name: z.string(),
  street: z.string(),
  house_number: z.string(),
  zipcode: z.string(),
  city: z.string(),
});
export type LinkableLocation = z.output<typeof LinkableLocation>;

/** The first ten visible locations of other organisations on the same platforms that the organisation does not use yet. */
export const listLinkableLocations = endpoint({
  name: 'listLinkableLocations',
  method: 'GET',
  path: `${PATH}/linkable`,
  permission: 'create-locations',
  scope: 'organization',
  query: z.object({ search: z.string().trim().max(200).default('') }),
  reply: { locations: z.array(LinkableLocation) },
  labels: locationLabels,
});

/** Starts using a location of another organisation on the same platform, without the right to edit it. */
export const linkLocation = endpoint({
  name: 'linkLocation',
  method: 'POST',
  path: `${PATH}/:locationId/link`,
  permission: 'create-locations',
  scope: 'organization',
  reply: { location: Location },
});

/**
 * Gives the organisation of the path the right to edit the location, or takes it away; only for administrators of a platform that the owner
 * is on.
 */
export const updateLocationLink = endpoint({
  name: 'updateLocationLink',
  method: 'PUT',
  path: `${PATH}/:locationId/link`,
  permission: 'role:admin',
  scope: 'organization',
  body: z.object({ is_admin: Flag }),
  reply: { location: Location },
  labels: locationLabels,
});
