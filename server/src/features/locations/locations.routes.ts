import {
  createLocation,
  listLinkableLocations,
  getApplicationLocation,
  getLocation,
  linkLocation,
  listApplicationLocations,
  listLocations,
  listLocationsOfApplication,
  removeLocation,
  restoreLocation,
  updateApplicationLocation,
  updateLocation,
  updateLocationLink,
} from '@move/contract/locations/locations.ts';
import * as linked from '@move/contract/locations/linked-organizations.ts';
import { geocode } from '@move/contract/locations/geocode.ts';
import { getOpeningHours, updateOpeningHours } from '@move/contract/locations/opening-hours.ts';
import { type Call, route } from '../../platform/http/route.ts';
import { addLocation, changeLocation, changeLocationLink, readingOf, useLocation } from './change-location.ts';
import { geocodeAddress } from './geocode-address.ts';
import { findLinkable } from './find-linkable.ts';
import { findLinkedOrganizations } from './linked-organizations.queries.ts';
import { findApplicationLocations, findLocation, findLocations } from './locations.queries.ts';
import { bringBackLocation, dropLocation } from './remove-location.ts';
import { unlinkOrganization } from './unlink-organization.ts';
import { relinkOrganization } from './relink-organization.ts';
import { readOpeningHours, saveOpeningHours } from './save-opening-hours.ts';
import { updateLinkedOrganization } from './update-linked-organization.ts';

const platformLocations = async ({ db, query }: Pick<Call<typeof listApplicationLocations>, 'db' | 'query'>) => {
  const { rows, meta } = await findApplicationLocations(db, query);
  return { locations: rows, meta };
};

export const locationRoutes = [
  route(listLocations, async ({ db, query, params }) => {
    const { rows, meta } = await findLocations(db, query, params.organizationId);
    return { locations: rows, meta };
  }),
  route(getLocation, async (call) => ({ location: await findLocation(call.db, readingOf(call)) })),
  route(createLocation, addLocation),
  route(updateLocation, changeLocation),
  route(removeLocation, dropLocation),
  route(restoreLocation, bringBackLocation),
  route(listLinkableLocations, findLinkable),
  route(linkLocation, useLocation),
  route(updateLocationLink, changeLocationLink),
  route(linked.listLinkedOrganizations, findLinkedOrganizations),
  route(linked.updateLinkedOrganization, updateLinkedOrganization),
  route(linked.unlinkOrganization, unlinkOrganization),
  route(linked.relinkOrganization, relinkOrganization),

  route(listApplicationLocations, platformLocations),
  route(listLocationsOfApplication, platformLocations),
  route(getApplicationLocation, async (call) => ({ location: await findLocation(call.db, readingOf(call)) })),
  route(updateApplicationLocation, changeLocation),
  route(getOpeningHours, readOpeningHours),
  route(updateOpeningHours, saveOpeningHours),
  route(geocode, geocodeAddress),
];
