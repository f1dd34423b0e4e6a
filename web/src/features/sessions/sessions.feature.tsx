import { IconCalendarEvent } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const PATH = '/organizations/$organizationId/activities/$activityId/sessions';
const PLATFORM = '/application/activities/sessions';

export const sessionFeature: Feature = {
  menu: [
    {
      id: 'platform-sessions',
      group: 'planning',
      level: 'application',
      label: name('menu'),
      icon: IconCalendarEvent,
      to: PLATFORM,
      needs: 'view-activities',
      letter: 's',
      order: 20,
    },
  ],
  routes: [
    {
      path: PATH,
      needs: 'edit-activity',
      crumb: name('menu'),
      load: () => import('./list/SessionTab.tsx').then((m) => m.SessionTab),
    },
    {
      path: `${PATH}/create`,
      needs: 'edit-activity',
      crumb: name('plan'),
      load: () => import('./edit/SessionCreate.tsx').then((m) => m.SessionCreate),
    },
    {
      path: `${PATH}/grid`,
      needs: 'edit-activity',
      load: () => import('./grid/SessionGridCreate.tsx').then((m) => m.SessionGridCreate),
    },
    {
      path: `${PATH}/$sessionId`,
      needs: 'edit-activity',
      load: () => import('./edit/SessionEdit.tsx').then((m) => m.SessionEdit),
    },
    {
      path: '/organizations/$organizationId/sessions',
      needs: 'view-activities',
      crumb: name('menu'),
      load: () => import('./list/OrganizationSessions.tsx').then((m) => m.OrganizationSessions),
    },
    {
      path: PLATFORM,
      needs: 'view-activities',
      load: () => import('./platform/ApplicationSessions.tsx').then((m) => m.ApplicationSessions),
    },
  ],
};
