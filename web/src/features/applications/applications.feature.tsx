import { IconApps } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const LIST = '/admin/applications';
const ONE = `${LIST}/$applicationId`;
const needs = 'role:superadmin';

export const applicationFeature: Feature = {
  menu: [
    {
      id: 'applications',
      group: 'platform',
      level: 'admin',
      label: name('menu'),
      icon: IconApps,
      to: LIST,
      needs,
      order: 10,
    },
  ],
  routes: [
    { path: LIST, needs, load: () => import('./ApplicationList.tsx').then((m) => m.ApplicationList) },
    {
      path: `${LIST}/create`,
      needs,
      crumb: name('newApplication'),
      load: () => import('./edit/ApplicationCreate.tsx').then((m) => m.ApplicationCreate),
    },
    { path: ONE, needs, load: () => import('./ApplicationScreen.tsx').then((m) => m.ApplicationScreen) },
    { path: `${ONE}/invites`, needs, load: () => import('./ApplicationScreen.tsx').then((m) => m.ApplicationUsers) },
    {
      path: `${ONE}/mapbox-settigns`,
      needs,
      load: () => import('./map/ApplicationMap.tsx').then((m) => m.ApplicationMap),
    },
    { path: `${ONE}/filters`, needs, load: () => import('./ApplicationFilters.tsx').then((m) => m.ApplicationFilters) },
  ],
  redirects: [
    { from: '/admin', to: LIST },
    { from: `${ONE}/mapbox-settings`, to: `${ONE}/mapbox-settigns` },
  ],
  commands: [
    {
      id: 'new-application',
      label: name('newApplication'),
      icon: IconApps,
      level: 'admin',
      needs,
      to: `${LIST}/create`,
    },
  ],
};
