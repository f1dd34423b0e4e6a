import {
  createActivity,
  getActivity,
  getActivitySettings,
  listActivities,
  listActivitiesOfApplication,
  listAllActivities,
  listApplicationActivities,
  removeActivity,
  restoreActivity,
  updateActivity,
  updateActivityLocation,
  updateActivitySettings,
} from '@move/contract/activities/activities.ts';
import { type Call, route } from '../../platform/http/route.ts';
import {
  findActivities,
  findActivity,
  findAllActivities,
  findApplicationActivities,
  settingsOf,
} from './activities.queries.ts';
import { addActivity, changeActivity, changeActivitySettings, readingOf } from './change-activity.ts';
import { bringBackActivity, dropActivity } from './remove-activity.ts';

const platformActivities = async ({ db, query }: Pick<Call<typeof listApplicationActivities>, 'db' | 'query'>) => {
  const { rows, meta } = await findApplicationActivities(db, query);
  return { activities: rows, meta };
};

export const activityRoutes = [
  route(listActivities, async ({ db, query, params }) => {
    const { rows, meta } = await findActivities(db, query, params.organizationId);
    return { activities: rows, meta };
  }),
  route(listAllActivities, async ({ db, params }) => ({
    activities: await findAllActivities(db, params.organizationId),
  })),
  route(createActivity, addActivity),
  route(getActivity, async (call) => ({ activity: await findActivity(call.db, readingOf(call)) })),
  route(updateActivity, changeActivity),
  route(removeActivity, dropActivity),
  route(restoreActivity, bringBackActivity),

  route(updateActivityLocation, changeActivity),
  route(getActivitySettings, async (call) => ({
    settings: await settingsOf(call.db, await findActivity(call.db, readingOf(call))),
  })),
  route(updateActivitySettings, changeActivitySettings),
  route(listApplicationActivities, platformActivities),
  route(listActivitiesOfApplication, platformActivities),
];
