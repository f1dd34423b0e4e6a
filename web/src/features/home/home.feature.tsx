import { IconChecklist, IconLayoutDashboard } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

export const homeFeature: Feature = {
  menu: [
    {
      id: 'platform-overview',
      group: 'overview',
      level: 'application',
      label: name('menu'),
      icon: IconLayoutDashboard,
      to: '/application',
      covers: '/application/bookings',
      needs: 'view-application',
      letter: 'o',
      onPhone: 1,
    },
    {
      id: 'organization-overview',
      group: 'overview',
      level: 'organization',
      label: name('menu'),
      icon: IconLayoutDashboard,
      to: '/organizations/$organizationId',
      covers: '/organizations/$organizationId/bookings',
      needs: 'view-organization',
      letter: 'o',
      onPhone: 1,
    },
  ],
  commands: [
    {
      id: 'setup',
      label: name('setup'),
      icon: IconChecklist,
      level: 'organization',
      needs: 'view-organization',
      to: '/organizations/$organizationId?setup=1',
    },
  ],
  routes: [
    {
      path: '/application',
      needs: 'view-application',
      redirect: '/admin/applications',
      load: () => import('./PlatformOverview.tsx').then((module) => module.PlatformOverview),
    },
    {
      path: '/organizations/$organizationId',
      needs: 'view-organization',
      load: () => import('./OrganizationOverview.tsx').then((module) => module.OrganizationOverview),
    },
    {
      path: '/overview',
      needs: 'signed-in',
      leadsHome: true,
      isBare: true,
      load: () => import('./NoAccessScreen.tsx').then((module) => module.NoAccessScreen),
    },
    {
      path: '/no-access',
      needs: 'public',
      isBare: true,
      load: () => import('./NoAccessScreen.tsx').then((module) => module.NoAccessScreen),
    },
  ],
};
