import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, IdList, Name, Named, Stamps, Version } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { OptionalPictogram } from './sports.ts';
import { taxonomyLabels } from './taxonomy.labels.ts';

/** A location type; without platforms it is for all of them. */
export const ManagedLocationType = z.strictObject({
  id: Id,
  name: z.string(),
  icon: z.string().nullable(),
  application_ids: z.array(Id),
  applications: z.array(Named),
  /** Locations of this type. It can't be removed while there are any. */
  uses_count: z.int().min(0),
  ...Stamps,
});
export type ManagedLocationType = z.output<typeof ManagedLocationType>;

/** Fields that are left out of an update keep their value. Names are unique, case-insensitive. */
export const LocationTypeDraft = z.object({
  name: Name,
  icon: OptionalPictogram.optional(),
  application_ids: IdList.optional(),
});
const PATH = '/v1/admin/location-types';

export const listLocationTypes = endpoint({
  name: 'listLocationTypes',
  method: 'GET',
  path: PATH,
  permission: 'role:superadmin',
  scope: 'all',
  query: pageQuery({ sort: ['name', 'updated_at'] }),
  reply: pageOf('location_types', ManagedLocationType),
  labels: taxonomyLabels,
});

export const getLocationType = endpoint({
  name: 'getLocationType',
  method: 'GET',
  path: `${PATH}/:locationTypeId`,
  permission: 'role:superadmin',
  scope: 'all',
  reply: { location_type: ManagedLocationType },
});

export const createLocationType = endpoint({
  name: 'createLocationType',
  method: 'POST',
  path: PATH,
  permission: 'role:superadmin',
  scope: 'all',
  body: LocationTypeDraft,
  reply: { location_type: ManagedLocationType },
  labels: taxonomyLabels,
});

export const updateLocationType = endpoint({
  name: 'updateLocationType',
  method: 'PUT',
  path: `${PATH}/:locationTypeId`,
  permission: 'role:superadmin',
  scope: 'all',
  body: LocationTypeDraft.extend(Version),
  reply: { location_type: ManagedLocationType },
  problems: ['stale'],
  labels: taxonomyLabels,
});

/** Removes a location type; refused with the number of locations while there are any. */
export const removeLocationType = endpoint({
  name: 'removeLocationType',
  method: 'DELETE',
  path: `${PATH}/:locationTypeId`,
  permission: 'role:superadmin',
  scope: 'all',
  reply: 'nothing',
  problems: ['word.in_use'],
});
