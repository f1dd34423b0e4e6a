import * as applicationMapApi from '@move/contract/applications/application-map.ts';
import * as applicationSettingsApi from '@move/contract/applications/application-settings.ts';
import * as api from '@move/contract/applications/applications.ts';
import * as geofenceApi from '@move/contract/applications/geofence.ts';
import * as manageApplicationsApi from '@move/contract/applications/manage-applications.ts';
import { IMAGE_MAX_BYTES } from '@move/domain/kit/file-rules.ts';
import { notFound } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { publicKeyOf } from '../upscaler/public.ts';
import { findApplication, findApplicationRecord, findApplications, findChoices } from './applications.queries.ts';
import { createApplication, updateApplication } from './change-application.ts';
import { removeGeofence, listPlatformsElsewhere, getGeofence, uploadGeofence } from './change-geofence.ts';
import { updateApplicationMap, getMap, getApplicationMap } from './change-map.ts';
import {
  updateApplicationFilters,
  updatePaymentMethods,
  updateSchoolHolidays,
  getApplicationFilters,
  getPaymentMethods,
  getSchoolHolidays,
} from './change-settings.ts';
import { removeApplication } from './remove-application.ts';

export const applicationRoutes = [
  route(api.getSettings, async ({ db, applicationId, config }) => {
    const application = await findApplication(db, applicationId);
    if (!application) throw notFound();
    return {
      application,
      upscaler: {
        url: config.upscalerUrl ?? '/upscaler/v1',
        public_key: config.upscalerPublicKey ?? publicKeyOf(config.filesSigningKey),
        enabled: config.upscalerEnabled,
      },
      upload: { max_bytes: IMAGE_MAX_BYTES },
      is_demo: config.appEnv === 'demo',
    };
  }),
  route(api.getCurrentApplication, async ({ db, applicationId }) => {
    const application = await findApplication(db, applicationId);
    if (!application) throw notFound();
    return { application };
  }),
  route(api.listChildApplications, async ({ db, applicationId }) => ({
    applications: await findChoices(db).where('parent_id', '=', applicationId).execute(),
  })),
  route(api.listAllApplications, async ({ db }) => ({ applications: await findChoices(db).execute() })),
  route(applicationMapApi.getMap, getMap),

  route(manageApplicationsApi.listApplications, async ({ db, query }) => {
    const { rows, meta } = await findApplications(db, query);
    return { applications: rows, meta };
  }),
  route(manageApplicationsApi.getApplication, async ({ db, params }) => ({
    application: await findApplicationRecord(db, params.applicationId),
  })),
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
