import { getApplicationMap, getMap, updateApplicationMap } from '@move/contract/applications/application-map.ts';
import {
  getApplicationFilters,
  getPaymentMethods,
  getSchoolHolidays,
  updateApplicationFilters,
  updatePaymentMethods,
  updateSchoolHolidays,
} from '@move/contract/applications/application-settings.ts';
import {
  getCurrentApplication,
  getSettings,
  listAllApplications,
  listChildApplications,
} from '@move/contract/applications/applications.ts';
import {
  listPlatformsElsewhere,
  getGeofence,
  removeGeofence,
  uploadGeofence,
} from '@move/contract/applications/geofence.ts';
import {
  createApplication,
  getApplication,
  listApplications,
  removeApplication,
  updateApplication,
} from '@move/contract/applications/manage-applications.ts';
import { IMAGE_MAX_BYTES } from '@move/domain/kit/file-rules.ts';
import { notFound } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { publicKeyOf } from '../upscaler/public.ts';
import { findApplication, findApplicationRecord, findApplications, findChoices } from './applications.queries.ts';
import { addApplication, changeApplication } from './change-application.ts';
import { dropGeofence, readPlatformsElsewhere, readStoredGeofence, saveGeofence } from './change-geofence.ts';
import { changeMapbox, readMap, readMapbox } from './change-map.ts';
import {
  changeFilters,
  changePaymentMethods,
  changeSchoolHolidays,
  readFilters,
  readPaymentMethods,
  readSchoolHolidays,
} from './change-settings.ts';
import { dropApplication } from './remove-application.ts';

export const applicationRoutes = [
  route(getSettings, async ({ db, applicationId, config }) => {
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
  route(getCurrentApplication, async ({ db, applicationId }) => {
    const application = await findApplication(db, applicationId);
    if (!application) throw notFound();
    return { application };
  }),
  route(listChildApplications, async ({ db, applicationId }) => ({
    applications: await findChoices(db).where('parent_id', '=', applicationId).execute(),
  })),
  route(listAllApplications, async ({ db }) => ({ applications: await findChoices(db).execute() })),
  route(getMap, readMap),

  route(listApplications, async ({ db, query }) => {
    const { rows, meta } = await findApplications(db, query);
    return { applications: rows, meta };
  }),
  route(getApplication, async ({ db, params }) => ({
    application: await findApplicationRecord(db, params.applicationId),
  })),
  route(createApplication, addApplication),
  route(updateApplication, changeApplication),
  route(removeApplication, dropApplication),
  route(getApplicationFilters, readFilters),
  route(updateApplicationFilters, changeFilters),
  route(getPaymentMethods, readPaymentMethods),
  route(updatePaymentMethods, changePaymentMethods),
  route(getSchoolHolidays, readSchoolHolidays),
  route(updateSchoolHolidays, changeSchoolHolidays),
  route(getApplicationMap, readMapbox),
  route(updateApplicationMap, changeMapbox),
  route(getGeofence, readStoredGeofence),
  route(uploadGeofence, saveGeofence),
  route(removeGeofence, dropGeofence),
  route(listPlatformsElsewhere, readPlatformsElsewhere),
];
