import {
  type Activity,
  getActivity,
  getActivitySettings,
  listActivities,
  listAllActivities,
  listApplicationActivities,
  updateActivity,
} from '@move/contract/activities/activities.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';

export type ActivityAddress = { organizationId: number; activityId: number };

/** The one form of an activity: its tabs show parts of it, so that what is typed on one is saved from any. */
export function useActivityForm(params: ActivityAddress) {
  return useEditForm({
    load: getActivity,
    save: updateActivity,
    params,
    invalidates: [listActivities, listAllActivities, listApplicationActivities, getActivitySettings],
  });
}

export type ActivityForm = ReturnType<typeof useActivityForm>;
export type ActivityFields = ActivityForm['fields'];
export type ActivityRecord = Activity;
