import { IconMapPin } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

export const locationFeature: Feature = {
  menu: [
    {
      id: 'locations',
      group: 'planning',
      level: 'organization',
      label: name('menu'),
      icon: IconMapPin,
      to: '/organizations/$organizationId/locations',
      needs: 'view-locations',
      letter: 'l',
      order: 40,
    },
    {
      id: 'platform-locations',
      group: 'planning',
      level: 'application',
      label: name('menu'),
      icon: IconMapPin,
      to: '/application/locations',
      needs: 'view-locations',
      letter: 'l',
      order: 40,
    },
  ],
  routes: [
    {
      path: '/organizations/$organizationId/locations',
      needs: 'view-locations',
      load: () => import('./list/LocationList.tsx').then((module) => module.LocationList),
    },
    {
      path: '/organizations/$organizationId/locations/create',
      needs: 'create-locations',
      crumb: name('newLocation'),
      load: () => import('./edit/LocationCreate.tsx').then((module) => module.LocationCreate),
    },
    {
      path: '/organizations/$organizationId/locations/$locationId/update',
      needs: 'edit-location',
      load: () => import('./edit/LocationEdit.tsx').then((module) => module.LocationEdit),
    },
    {
      path: '/application/locations',
      needs: 'view-locations',
      load: () => import('./list/ApplicationLocationList.tsx').then((module) => module.ApplicationLocationList),
    },
    {
      path: '/application/locations/$locationId/update',
      needs: 'edit-location',
      load: () => import('./edit/ApplicationLocationEdit.tsx').then((module) => module.ApplicationLocationEdit),
    },
  ],
  commands: [
    {
      id: 'new-location',
      label: name('newLocation'),
      icon: IconMapPin,
      level: 'organization',
      needs: 'create-locations',
      to: '/organizations/$organizationId/locations/create',
    },
  ],
};
