import {
  getCurrentApplication,
  getSettings,
  listAllApplications,
  listChildApplications,
} from '@move/contract/applications/applications.ts';
import { notFound } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { findApplication, findChoices } from './applications.queries.ts';

const UPLOAD_LIMIT = 2 * 1024 * 1024;

export const applicationRoutes = [
  route(getSettings, async ({ db, applicationId, config }) => {
    const application = await findApplication(db, applicationId);
    if (!application) throw notFound();
    return {
      application,
      upscaler: {
        url: config.upscalerUrl ?? '',
        public_key: config.upscalerPublicKey ?? '',
        enabled: config.upscalerEnabled,
      },
      upload: { max_bytes: UPLOAD_LIMIT },
      map: { style_url: config.mapStyleUrl ?? null, token: config.mapToken ?? null },
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
];
