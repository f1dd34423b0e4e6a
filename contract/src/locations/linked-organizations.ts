import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, QueryFlag } from '../kit/fields.ts';
import { locationLabels } from './locations.labels.ts';

/** An organisation that uses a location, as the owner of the location sees it. */
export const LinkedOrganization = z.strictObject({
  id: Id,
  /** Null when the organisation shares no platform with the owner. */
  name: z.string().nullable(),
  is_owner: Flag,
  is_admin: Flag,
  /** The owner ended the link, so the organisation can't start using the location again on its own. */
  is_ended: Flag,
  /** Its sessions to come at the location. */
  planned: z.int(),
  may: z.strictObject({ update: Flag, remove: Flag }),
});
export type LinkedOrganization = z.output<typeof LinkedOrganization>;

const PATH = '/v1/admin/organizations/:organizationId/locations/:locationId/organizations';
const ONE = `${PATH}/:linkedOrganizationId` as const;

/**
 * The organisations that use a location, and those whose link the owner ended. This and the calls below are for staff of the owner,
 * if the owner's link has `is_admin`, and for administrators of a platform that the owner is on; 403 for others.
 */
export const listLinkedOrganizations = endpoint({
  name: 'listLinkedOrganizations',
  method: 'GET',
  path: PATH,
  permission: 'edit-location',
  scope: 'organization',
  reply: { organizations: z.array(LinkedOrganization) },
});

/** Gives an organisation the right to edit the location, or takes it away. Only administrators change the owner's own right. */
export const updateLinkedOrganization = endpoint({
  name: 'updateLinkedOrganization',
  method: 'PUT',
  path: ONE,
  permission: 'edit-location',
  scope: 'organization',
  body: z.object({ is_admin: Flag }),
  reply: { organization: LinkedOrganization },
  labels: locationLabels,
});

/**
 * Ends the link of another organisation. Its planned sessions keep the location; nothing new can be planned. Refused while it has sessions
 * to come there, unless `force=1`.
 */
export const unlinkOrganization = endpoint({
  name: 'unlinkOrganization',
  method: 'DELETE',
  path: ONE,
  permission: 'edit-location',
  scope: 'organization',
  query: z.object({ force: QueryFlag.optional() }),
  reply: 'nothing',
  problems: ['location.planned'],
  labels: locationLabels,
});

/** Lets an organisation use the location again after the owner ended its link, without the right to edit it. */
export const relinkOrganization = endpoint({
  name: 'relinkOrganization',
  method: 'POST',
  path: `${ONE}/restore`,
  permission: 'edit-location',
  scope: 'organization',
  reply: { organization: LinkedOrganization },
  status: 200,
});
