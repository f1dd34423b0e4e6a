import * as api from '@move/contract/locations/locations.ts';
import * as linked from '@move/contract/locations/linked-organizations.ts';
import * as geocodeApi from '@move/contract/locations/geocode.ts';
import * as openingHoursApi from '@move/contract/locations/opening-hours.ts';
import { type Call, route } from '../../platform/http/route.ts';
import { createLocation, updateLocation, updateLocationLink, readingOf, linkLocation } from './change-location.ts';
import { geocode } from './geocode-address.ts';
import { listLinkableLocations } from './find-linkable.ts';
import { listLinkedOrganizations } from './linked-organizations.queries.ts';
import { findApplicationLocations, findLocation, findLocations } from './locations.queries.ts';
import { restoreLocation, removeLocation } from './remove-location.ts';
import { unlinkOrganization } from './unlink-organization.ts';
import { relinkOrganization } from './relink-organization.ts';
import { getOpeningHours, updateOpeningHours } from './save-opening-hours.ts';
import { updateLinkedOrganization } from './update-linked-organization.ts';

const listApplicationLocations = async ({
  db,
  query,
}: Pick<Call<typeof api.listApplicationLocations>, 'db' | 'query'>) => {
  const { rows, meta } = await findApplicationLocations(db, query);
  return { locations: rows, meta };
};

export const locationRoutes = [
  route(api.listLocations, async ({ db, query, params }) => {
    const { rows, meta } = await findLocations(db, query, params.organizationId);
    return { locations: rows, meta };
  }),
  route(api.getLocation, async (call) => ({ location: await findLocation(call.db, readingOf(call)) })),
  route(api.createLocation, createLocation),
  route(api.updateLocation, updateLocation),
  route(api.removeLocation, removeLocation),
  route(api.restoreLocation, restoreLocation),
  route(api.listLinkableLocations, listLinkableLocations),
  route(api.linkLocation, linkLocation),
  route(api.updateLocationLink, updateLocationLink),
  route(linked.listLinkedOrganizations, listLinkedOrganizations),
  route(linked.updateLinkedOrganization, updateLinkedOrganization),
  route(linked.unlinkOrganization, unlinkOrganization),
  route(linked.relinkOrganization, relinkOrganization),

  route(api.listApplicationLocations, listApplicationLocations),
  route(api.listLocationsOfApplication, listApplicationLocations),
  route(api.getApplicationLocation, async (call) => ({ location: await findLocation(call.db, readingOf(call)) })),
  route(api.updateApplicationLocation, updateLocation),
  route(openingHoursApi.getOpeningHours, getOpeningHours),
  route(openingHoursApi.updateOpeningHours, updateOpeningHours),
  route(geocodeApi.geocode, geocode),
];
