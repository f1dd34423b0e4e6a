import { postcodeMessage } from '@move/domain/kit/values/postcode.ts';
import { z } from 'zod';
import { ContactLinks, LinkedContact } from '../contacts/contacts.ts';
import { FileToken, Image, ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  Flag,
  Id,
  IdList,
  Instant,
  Latitude,
  Longitude,
  Name,
  Named,
  Notes,
  optionalText,
  OptionalUrl,
  QueryFlag,
  QueryId,
  Stamps,
  text,
  Version,
  Zipcode,
} from '../kit/fields.ts';
import { chosenIds, chosenTexts } from '../kit/filters/chosen.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { checkPin } from '../kit/pin.ts';
import { report } from '../kit/report.ts';
import { locationLabels } from './locations.labels.ts';

const address = {
  id: Id,
  name: z.string(),
  street: z.string(),
  house_number: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  is_hidden: Flag,
};

/** A location in a list. */
export const LocationRow = z.strictObject({
  ...address,
  /** Whether the organisation of the list may edit it; in the list of a platform, whether its administrators may. */
  is_admin: Flag,
  image_url: ImageAddress.nullable(),
  owner: Named,
  types: z.array(Named),
  updated_at: Instant,
});
export type LocationRow = z.output<typeof LocationRow>;

/** A location where sessions are held, as one organisation (or its platform) sees it. */
export const Location = z.strictObject({
  ...address,
  notes: z.string().nullable(),
  show_link: Flag,
  link_label: z.string().nullable(),
  link_url: z.string().nullable(),
  image: Image.nullable(),
  owner: Named,
  type_ids: z.array(Id),
  sport_ids: z.array(Id),
  /** The organisation through which the caller sees it: `contacts` are that organisation's. */
  organization_id: Id,
  contacts: z.array(LinkedContact),
  /** The organisations that use it, as far as the caller may see them. */
  organizations: z.array(z.strictObject({ id: Id, name: z.string(), is_admin: Flag })),
  /** `share`: whether the caller may see and end the links of other organisations, and let these edit (`listLinkedOrganizations`). */
  may: z.strictObject({ update: Flag, share: Flag }),
  ...Stamps,
});
export type Location = z.output<typeof Location>;

const Country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

const fields = {
  name: Name,
  street: text(),
  house_number: text(20),
  zipcode: Zipcode,
  city: text(),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  notes: Notes.optional(),
  type_ids: IdList.optional(),
  sport_ids: IdList.optional(),
  contacts: ContactLinks.optional(),
  is_hidden: Flag.optional(),
  show_link: Flag.optional(),
  link_label: optionalText(60).optional(),
  link_url: OptionalUrl.optional(),
  image: FileToken.nullable().optional(),
};

type Checked = {
  zipcode: string;
  country?: string | undefined;
  show_link?: boolean | 0 | 1 | undefined;
  link_label?: string | null | undefined;
  link_url?: string | null | undefined;
};

/** The country decides the form of the postcode; a shown button needs its text and address. */
function checkLocation(ctx: z.core.ParsePayload<Checked>) {
  const { country, zipcode, show_link, link_label, link_url } = ctx.value;
  const wrong = country === undefined ? null : postcodeMessage(zipcode, { country });
  if (wrong) report(ctx, [{ path: ['zipcode'], ...wrong }]);
  if (show_link && !link_label) report(ctx, [{ path: ['link_label'], key: 'required' }]);
  if (show_link && !link_url) report(ctx, [{ path: ['link_url'], key: 'required' }]);
}

/** A new location; without a country it is in the Netherlands. A pin needs both coordinates. */
export const LocationDraft = z
  .object({ ...fields, country: Country.default('NL') })
  .check(checkLocation)
  .check(checkPin);
export type LocationDraft = z.output<typeof LocationDraft>;

/** A change of a location. Without a country it keeps its own, and the server checks the postcode against that country. */
const LocationChange = z
  .object({ ...fields, country: Country.optional(), ...Version })
  .check(checkLocation)
  .check(checkPin);

const sort = ['name', 'city', 'updated_at'] as const;
const filters = {
  city: chosenTexts({ canBeEmpty: false }).optional(),
  typeId: chosenIds({ canBeEmpty: true }).optional(),
  isHidden: QueryFlag.optional(),
};

const PATH = '/v1/admin/organizations/:organizationId/locations';

/** The locations that an organisation uses, 250 a page. */
export const listLocations = endpoint({
  name: 'listLocations',
  method: 'GET',
  path: PATH,
  permission: 'view-locations',
  scope: 'organization',
  query: pageQuery({ sort, itemsPerPage: 250, filters }),
  reply: pageOf('locations', LocationRow),
  labels: locationLabels,
});

/** The towns of the organisation's locations by name, for a filter: the first 1,000. */
export const listLocationCities = endpoint({
  name: 'listLocationCities',
  method: 'GET',
  path: `${PATH}/cities`,
  permission: 'view-locations',
  scope: 'organization',
  reply: { cities: z.array(z.string()) },
});

export const createLocation = endpoint({
  name: 'createLocation',
  method: 'POST',
  path: PATH,
  permission: 'create-locations',
  scope: 'organization',
  body: LocationDraft,
  reply: { location: Location },
  labels: locationLabels,
});

export const getLocation = endpoint({
  name: 'getLocation',
  method: 'GET',
  path: `${PATH}/:locationId`,
  permission: ['view-locations', 'edit-location'],
  scope: 'organization',
  reply: { location: Location },
});

/**
 * Changes a location; only for an organisation whose link has `is_admin`, or an administrator of the owner's platform. Fields that are left
 * out keep their value.
 */
export const updateLocation = endpoint({
  name: 'updateLocation',
  method: 'PUT',
  path: `${PATH}/:locationId`,
  permission: 'edit-location',
  scope: 'organization',
  body: LocationChange,
  reply: { location: Location },
  problems: ['stale'],
  labels: locationLabels,
});

/**
 * Ends the organisation's use of the location, and removes the location when no other organisation uses it. Refused while sessions to come
 * or products of the organisation use it.
 */
export const removeLocation = endpoint({
  name: 'removeLocation',
  method: 'DELETE',
  path: `${PATH}/:locationId`,
  permission: 'edit-location',
  scope: 'organization',
  reply: 'nothing',
  problems: ['location.used'],
});

/** Undoes a removal (docs/rules/access.md#restoring). */
export const restoreLocation = endpoint({
  name: 'restoreLocation',
  method: 'POST',
  path: `${PATH}/:locationId/restore`,
  permission: 'edit-location',
  scope: 'organization',
  reply: { location: Location },
  status: 200,
});

const ApplicationListQuery = pageQuery({
  sort,
  itemsPerPage: 250,
  filters: { ...filters, organizationId: QueryId.optional() },
});

/** The locations of the current platform. */
export const listApplicationLocations = endpoint({
  name: 'listApplicationLocations',
  method: 'GET',
  path: '/v1/admin/applications/locations',
  permission: 'view-locations',
  scope: 'application',
  query: ApplicationListQuery,
  reply: pageOf('locations', LocationRow),
  labels: locationLabels,
});

/** The towns of the platform's locations by name, for a filter: the first 1,000. */
export const listApplicationLocationCities = endpoint({
  name: 'listApplicationLocationCities',
  method: 'GET',
  path: '/v1/admin/applications/locations/cities',
  permission: 'view-locations',
  scope: 'application',
  reply: { cities: z.array(z.string()) },
});

/** The locations of any platform, for a superadmin. */
export const listLocationsOfApplication = endpoint({
  name: 'listLocationsOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/locations',
  permission: 'role:superadmin',
  scope: 'application',
  query: ApplicationListQuery,
  reply: pageOf('locations', LocationRow),
  labels: locationLabels,
});

/** The towns of the locations of any platform, for a superadmin. */
export const listLocationCitiesOfApplication = endpoint({
  name: 'listLocationCitiesOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/locations/cities',
  permission: 'role:superadmin',
  scope: 'application',
  reply: { cities: z.array(z.string()) },
});

export const getApplicationLocation = endpoint({
  name: 'getApplicationLocation',
  method: 'GET',
  path: '/v1/admin/locations/:locationId',
  permission: ['view-locations', 'edit-location'],
  scope: 'record',
  ownedBy: 'locations',
  reply: { location: Location },
});

export const updateApplicationLocation = endpoint({
  name: 'updateApplicationLocation',
  method: 'PUT',
  path: '/v1/admin/locations/:locationId',
  permission: 'edit-location',
  scope: 'record',
  ownedBy: 'locations',
  body: LocationChange,
  reply: { location: Location },
  problems: ['stale'],
  labels: locationLabels,
});
