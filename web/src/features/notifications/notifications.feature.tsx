import { IconDeviceMobileMessage } from '@tabler/icons-react';
import type { Feature, MenuEntry, ScreenRoute } from '../../platform/menu/feature.ts';

const label = { nl: 'Pushmeldingen', en: 'Notifications' };
const newOne = { nl: 'Nieuwe pushmelding', en: 'New notification' };

const ofPlatform = '/application/notifications';
const ofOrganization = '/organizations/$organizationId/notifications';

const entry = (level: 'application' | 'organization', to: string): MenuEntry => ({
  id: level === 'organization' ? 'notifications' : 'platform-notifications',
  group: 'people',
  level,
  label,
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
    crumb: newOne,
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
      label: newOne,
      icon: IconDeviceMobileMessage,
      level: 'application',
      needs: 'create-notifications',
      to: `${ofPlatform}/create`,
    },
    {
      id: 'new-organization-notification',
      label: newOne,
      icon: IconDeviceMobileMessage,
      level: 'organization',
      needs: 'create-notifications',
      to: `${ofOrganization}/create`,
    },
  ],
};
