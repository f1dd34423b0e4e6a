import * as api from '@move/contract/activities/activities.ts';
import { type Call, route } from '../../platform/http/route.ts';
import {
  findActivities,
  findActivity,
  findAllActivities,
  findApplicationActivities,
  settingsOf,
} from './activities.queries.ts';
import { createActivity, updateActivity, updateActivitySettings, readingOf } from './change-activity.ts';
import { restoreActivity, removeActivity } from './remove-activity.ts';

const listApplicationActivities = async ({
  db,
  query,
}: Pick<Call<typeof api.listApplicationActivities>, 'db' | 'query'>) => {
  const { rows, meta } = await findApplicationActivities(db, query);
  return { activities: rows, meta };
};

export const activityRoutes = [
  route(api.listActivities, async ({ db, query, params }) => {
    const { rows, meta } = await findActivities(db, query, params.organizationId);
    return { activities: rows, meta };
  }),
  route(api.listAllActivities, async ({ db, params }) => ({
    activities: await findAllActivities(db, params.organizationId),
  })),
  route(api.createActivity, createActivity),
  route(api.getActivity, async (call) => ({ activity: await findActivity(call.db, readingOf(call)) })),
  route(api.updateActivity, updateActivity),
  route(api.removeActivity, removeActivity),
  route(api.restoreActivity, restoreActivity),

  route(api.updateActivityLocation, updateActivity),
  route(api.getActivitySettings, async (call) => ({
    settings: await settingsOf(call.db, await findActivity(call.db, readingOf(call))),
  })),
  route(api.updateActivitySettings, updateActivitySettings),
  route(api.listApplicationActivities, listApplicationActivities),
  route(api.listActivitiesOfApplication, listApplicationActivities),
];
