import {
  createActivity,
  listActivities,
  listApplicationActivities,
  updateActivity,
} from '@move/contract/activities/activities.ts';
import { IconRun, IconSparkles } from '@tabler/icons-react';
import type { Feature } from '../../platform/feature.ts';
import { useRead } from '../../platform/reads.ts';

type Locale = 'nl' | 'en';
const label = (locale: Locale) => (locale === 'nl' ? 'Activiteiten' : 'Activities');
const newActivity = (locale: Locale) => (locale === 'nl' ? 'Nieuwe activiteit' : 'New activity');
const firstActivity = (locale: Locale) => (locale === 'nl' ? 'Maak je eerste activiteit' : 'Make your first activity');

const PATH = '/organizations/$organizationId/activities';
const edit = () => import('./ActivityEdit.tsx');

/** Whether the organisation has an activity. */
function useHasActivity(organizationId: number): boolean | null {
  const { data } = useRead(listActivities, { params: { organizationId }, query: { itemsPerPage: 1 } });
  return data === undefined ? null : data.meta.pagination.total > 0;
}

export const activityFeature: Feature = {
  menu: [
    {
      id: 'activities',
      group: 'planning',
      level: 'organization',
      label,
      icon: IconRun,
      to: PATH,
      needs: listActivities,
      letter: 'a',
      order: 10,
    },
    {
      id: 'platform-activities',
      group: 'planning',
      level: 'application',
      label,
      icon: IconRun,
      to: '/application/activities',
      needs: listApplicationActivities,
      letter: 'a',
      order: 10,
    },
  ],
  routes: [
    { path: PATH, needs: listActivities, load: () => import('./ActivityList.tsx').then((m) => m.ActivityList) },
    {
      path: `${PATH}/create`,
      needs: createActivity,
      crumb: newActivity,
      load: () => import('./ActivityCreate.tsx').then((m) => m.ActivityCreate),
    },
    { path: `${PATH}/$activityId`, needs: updateActivity, load: () => edit().then((m) => m.ActivityEdit) },
    {
      path: `${PATH}/$activityId/location`,
      needs: updateActivity,
      load: () => edit().then((m) => m.ActivityLocationTab),
    },
    {
      path: `${PATH}/$activityId/settings`,
      needs: updateActivity,
      load: () => edit().then((m) => m.ActivitySettingsTab),
    },
    {
      path: '/application/activities',
      needs: listApplicationActivities,
      load: () => import('./ApplicationActivityList.tsx').then((m) => m.ApplicationActivityList),
    },
  ],
  commands: [
    {
      id: 'new-activity',
      label: newActivity,
      icon: IconSparkles,
      level: 'organization',
      needs: createActivity,
      to: `${PATH}/create`,
    },
  ],
  setup: [
    {
      id: 'activity',
      label: firstActivity,
      to: `${PATH}/create`,
      needs: createActivity,
      order: 30,
      useIsDone: useHasActivity,
    },
  ],
};
