import { IconDeviceMobileMessage } from '@tabler/icons-react';
import type { Feature, MenuEntry, ScreenRoute } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const ofPlatform = '/application/notifications';
const ofOrganization = '/organizations/$organizationId/notifications';

const entry = (level: 'application' | 'organization', to: string): MenuEntry => ({
  id: level === 'organization' ? 'notifications' : 'platform-notifications',
  group: 'people',
  level,
  label: name('menu'),
  icon: IconDeviceMobileMessage,
  to,
  needs: 'view-notifications',
  order: 40,
});

const routes = (path: string): ScreenRoute[] => [
  { path, needs: 'view-notifications', load: () => import('./NotificationList.tsx').then((m) => m.NotificationList) },
  {
    path: `${path}/create`,
    needs: 'create-notifications',
    crumb: name('newOne'),
    load: () => import('./edit/NotificationCreate.tsx').then((m) => m.NotificationCreate),
  },
  {
    path: `${path}/$notificationId`,
    needs: 'edit-notification',
    load: () => import('./edit/NotificationEdit.tsx').then((m) => m.NotificationEdit),
  },
];

export const notificationFeature: Feature = {
  menu: [entry('application', ofPlatform), entry('organization', ofOrganization)],
  routes: [...routes(ofPlatform), ...routes(ofOrganization)],
  commands: [
    {
      id: 'new-notification',
      label: name('newOne'),
      icon: IconDeviceMobileMessage,
      level: 'application',
      needs: 'create-notifications',
      to: `${ofPlatform}/create`,
    },
    {
      id: 'new-organization-notification',
      label: name('newOne'),
      icon: IconDeviceMobileMessage,
      level: 'organization',
      needs: 'create-notifications',
      to: `${ofOrganization}/create`,
    },
  ],
};
