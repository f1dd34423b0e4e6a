import { IconRun, IconSparkles } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const PATH = '/organizations/$organizationId/activities';

export const activityFeature: Feature = {
  menu: [
    {
      id: 'activities',
      group: 'planning',
      level: 'organization',
      label: name('menu'),
      icon: IconRun,
      to: PATH,
      needs: 'view-activities',
      letter: 'a',
      order: 10,
    },
    {
      id: 'platform-activities',
      group: 'planning',
      level: 'application',
      label: name('menu'),
      icon: IconRun,
      to: '/application/activities',
      needs: 'view-activities',
      letter: 'a',
      order: 10,
    },
  ],
  routes: [
    { path: PATH, needs: 'view-activities', load: () => import('./list/ActivityList.tsx').then((m) => m.ActivityList) },
    {
      path: `${PATH}/create`,
      needs: 'create-activities',
      crumb: name('newActivity'),
      load: () => import('./edit/ActivityCreate.tsx').then((m) => m.ActivityCreate),
    },
    {
      path: `${PATH}/$activityId`,
      needs: 'edit-activity',
      load: () => import('./edit/ActivityEdit.tsx').then((m) => m.ActivityEdit),
    },
    {
      path: `${PATH}/$activityId/location`,
      needs: 'edit-activity',
      load: () => import('./edit/ActivityEdit.tsx').then((m) => m.ActivityLocationTab),
    },
    {
      path: `${PATH}/$activityId/questions`,
      needs: 'edit-activity',
      load: () => import('./edit/ActivityQuestionsTab.tsx').then((m) => m.ActivityQuestionsTab),
    },
    {
      path: `${PATH}/$activityId/labels`,
      needs: 'assign-labels',
      load: () => import('./edit/ActivityLabelsTab.tsx').then((m) => m.ActivityLabelsTab),
    },
    {
      path: `${PATH}/$activityId/settings`,
      needs: 'edit-activity',
      load: () => import('./edit/ActivityEdit.tsx').then((m) => m.ActivitySettingsTab),
    },
    {
      path: '/application/activities',
      needs: 'view-activities',
      load: () => import('./list/ApplicationActivityList.tsx').then((m) => m.ApplicationActivityList),
    },
  ],
  commands: [
    {
      id: 'new-activity',
      label: name('newActivity'),
      icon: IconSparkles,
      level: 'organization',
      needs: 'create-activities',
      to: `${PATH}/create`,
    },
  ],
};
