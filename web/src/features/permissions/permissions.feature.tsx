import { IconShieldLock } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

export const permissionFeature: Feature = {
  menu: [
    {
      id: 'permissions',
      group: 'platform',
      level: 'admin',
      label: name('menu'),
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
      label: name('people'),
      icon: IconShieldLock,
      level: 'any',
      needs: 'role:superadmin',
      to: '/admin/permissions?tab=people',
    },
  ],
};
