import * as applicationMapApi from '@move/contract/applications/application-map.ts';
import * as applicationSettingsApi from '@move/contract/applications/application-settings.ts';
import * as api from '@move/contract/applications/applications.ts';
import * as geofenceApi from '@move/contract/applications/geofence.ts';
import * as manageApplicationsApi from '@move/contract/applications/manage-applications.ts';
import { route } from '../../platform/http/route.ts';
import {
  getApplication,
  getApplicationFilters,
  getApplicationMap,
  getCurrentApplication,
  getGeofence,
  getMap,
  getPaymentMethods,
  getSchoolHolidays,
  getSettings,
  listAllApplications,
  listApplications,
  listChildApplications,
  listPlatformsElsewhere,
} from './applications.queries.ts';
import { createApplication } from './create-application.ts';
import { removeApplication } from './remove-application.ts';
import { removeGeofence } from './geofence/remove-geofence.ts';
import { updateApplicationFilters } from './settings/update-application-filters.ts';
import { updateApplicationMap } from './settings/update-application-map.ts';
import { updateApplication } from './update-application.ts';
import { updatePaymentMethods } from './settings/update-payment-methods.ts';
import { updateSchoolHolidays } from './settings/update-school-holidays.ts';
import { uploadGeofence } from './geofence/upload-geofence.ts';

export const applicationRoutes = [
  route(api.getSettings, getSettings),
  route(api.getCurrentApplication, getCurrentApplication),
  route(api.listChildApplications, listChildApplications),
  route(api.listAllApplications, listAllApplications),
  route(applicationMapApi.getMap, getMap),

  route(manageApplicationsApi.listApplications, listApplications),
  route(manageApplicationsApi.getApplication, getApplication),
  route(manageApplicationsApi.createApplication, createApplication),
  route(manageApplicationsApi.updateApplication, updateApplication),
  route(manageApplicationsApi.removeApplication, removeApplication),
  route(applicationSettingsApi.getApplicationFilters, getApplicationFilters),
  route(applicationSettingsApi.updateApplicationFilters, updateApplicationFilters),
  route(applicationSettingsApi.getPaymentMethods, getPaymentMethods),
  route(applicationSettingsApi.updatePaymentMethods, updatePaymentMethods),
  route(applicationSettingsApi.getSchoolHolidays, getSchoolHolidays),
  route(applicationSettingsApi.updateSchoolHolidays, updateSchoolHolidays),
  route(applicationMapApi.getApplicationMap, getApplicationMap),
  route(applicationMapApi.updateApplicationMap, updateApplicationMap),
  route(geofenceApi.getGeofence, getGeofence),
  route(geofenceApi.uploadGeofence, uploadGeofence),
  route(geofenceApi.removeGeofence, removeGeofence),
  route(geofenceApi.listPlatformsElsewhere, listPlatformsElsewhere),
];
