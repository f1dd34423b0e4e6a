import * as geocodeApi from '@move/contract/locations/geocode.ts';
import * as linkedOrganizationsApi from '@move/contract/locations/linked-organizations.ts';
import * as linksApi from '@move/contract/locations/location-links.ts';
import * as api from '@move/contract/locations/locations.ts';
import * as openingHoursApi from '@move/contract/locations/opening-hours.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { createLocation } from './create-location.ts';
import { geocode } from './geocoding/geocode.ts';
import { linkLocation } from './links/link-location.ts';
import { listLinkedOrganizations } from './links/linked-organizations.queries.ts';
import {
  getApplicationLocation,
  getLocation,
  listApplicationLocationCities,
  listLocationCitiesOfApplication,
  listApplicationLocations,
  listLinkableLocations,
  listLocationCities,
  listLocations,
  listLocationsOfApplication,
} from './locations.queries.ts';
import { getOpeningHours } from './opening-hours/opening-hours.queries.ts';
import { relinkOrganization } from './links/relink-organization.ts';
import { removeLocation } from './remove-location.ts';
import { restoreLocation } from './restore-location.ts';
import { unlinkOrganization } from './links/unlink-organization.ts';
import { updateApplicationLocation } from './update-application-location.ts';
import { updateLinkedOrganization } from './links/update-linked-organization.ts';
import { updateLocationLink } from './links/update-location-link.ts';
import { updateLocation } from './update-location.ts';
import { updateOpeningHours } from './opening-hours/update-opening-hours.ts';

export const locationRoutes = [
  route(api.listLocations, listLocations),
  route(api.listLocationCities, listLocationCities),
  route(api.getLocation, getLocation),
  route(api.createLocation, createLocation),
  route(api.updateLocation, updateLocation),
  route(api.removeLocation, removeLocation),
  route(api.restoreLocation, restoreLocation),
  route(linksApi.listLinkableLocations, listLinkableLocations),
  route(linksApi.linkLocation, linkLocation),
  route(linksApi.updateLocationLink, updateLocationLink),
  route(linkedOrganizationsApi.listLinkedOrganizations, listLinkedOrganizations),
  route(linkedOrganizationsApi.updateLinkedOrganization, updateLinkedOrganization),
  route(linkedOrganizationsApi.unlinkOrganization, unlinkOrganization),
  route(linkedOrganizationsApi.relinkOrganization, relinkOrganization),

  route(api.listApplicationLocations, listApplicationLocations),
  route(api.listApplicationLocationCities, listApplicationLocationCities),
  route(api.listLocationCitiesOfApplication, listLocationCitiesOfApplication),
  route(api.listLocationsOfApplication, listLocationsOfApplication),
  route(api.getApplicationLocation, getApplicationLocation),
  route(api.updateApplicationLocation, updateApplicationLocation),
  route(openingHoursApi.getOpeningHours, getOpeningHours),
  route(openingHoursApi.updateOpeningHours, updateOpeningHours),
  // a call holds a database connection while the geocoding service replies
  route(geocodeApi.geocode, geocode, { through: bySender(fairLimit(3, { each: 5, all: 100 })) }),
];
