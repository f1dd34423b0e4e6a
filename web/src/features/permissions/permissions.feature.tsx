import { IconShieldLock } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';

const label = { nl: 'Rechten', en: 'Permissions' };
const people = { nl: 'Mensen en hun rollen', en: 'People and their roles' };

export const permissionFeature: Feature = {
  menu: [
    {
      id: 'permissions',
      group: 'platform',
      level: 'admin',
      label,
      icon: IconShieldLock,
      to: '/admin/permissions',
      needs: 'role:superadmin',
      order: 80,
    },
  ],
  routes: [
    {
      path: '/admin/permissions',
      needs: 'role:superadmin',
      load: () => import('./PermissionsScreen.tsx').then((module) => module.PermissionsScreen),
    },
  ],
  commands: [
    {
      id: 'people',
      label: people,
      icon: IconShieldLock,
      level: 'any',
      needs: 'role:superadmin',
      to: '/admin/permissions?tab=people',
    },
  ],
};
