import * as api from '@move/contract/activities/activities.ts';
import { route } from '../../platform/http/route.ts';
import {
  getActivity,
  getActivitySettings,
  listActivities,
  listActivitiesOfApplication,
  listAllActivities,
  listApplicationActivities,
} from './activities.queries.ts';
import { createActivity } from './create-activity.ts';
import { removeActivity } from './remove-activity.ts';
import { restoreActivity } from './restore-activity.ts';
import { updateActivityLocation } from './update-activity-location.ts';
import { updateActivitySettings } from './settings/update-activity-settings.ts';
import { updateActivity } from './update-activity.ts';

export const activityRoutes = [
  route(api.listActivities, listActivities),
  route(api.listAllActivities, listAllActivities),
  route(api.createActivity, createActivity),
  route(api.getActivity, getActivity),
  route(api.updateActivity, updateActivity),
  route(api.removeActivity, removeActivity),
  route(api.restoreActivity, restoreActivity),

  route(api.updateActivityLocation, updateActivityLocation),
  route(api.getActivitySettings, getActivitySettings),
  route(api.updateActivitySettings, updateActivitySettings),
  route(api.listApplicationActivities, listApplicationActivities),
  route(api.listActivitiesOfApplication, listActivitiesOfApplication),
];
