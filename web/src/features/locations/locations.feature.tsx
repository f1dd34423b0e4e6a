import {
  createLocation,
  listApplicationLocations,
  listLocations,
  updateApplicationLocation,
  updateLocation,
} from '@move/contract/locations/locations.ts';
import { IconMapPin, IconMapPinPlus } from '@tabler/icons-react';
import type { Feature } from '../../platform/feature.ts';
import { useRead } from '../../platform/reads.ts';

const label = (locale: 'nl' | 'en') => (locale === 'nl' ? 'Locaties' : 'Locations');
const newLocation = (locale: 'nl' | 'en') => (locale === 'nl' ? 'Nieuwe locatie' : 'New location');

export const locationFeature: Feature = {
  menu: [
    {
      id: 'locations',
      group: 'planning',
      level: 'organization',
      label,
      icon: IconMapPin,
      to: '/organizations/$organizationId/locations',
      needs: listLocations,
      letter: 'l',
      order: 40,
    },
    {
      id: 'platform-locations',
      group: 'planning',
      level: 'application',
      label,
      icon: IconMapPin,
      to: '/application/locations',
      needs: listApplicationLocations,
      letter: 'l',
      order: 40,
    },
  ],
  routes: [
    {
      path: '/organizations/$organizationId/locations',
      needs: listLocations,
      load: () => import('./LocationList.tsx').then((module) => module.LocationList),
    },
    {
      path: '/organizations/$organizationId/locations/create',
      needs: createLocation,
      crumb: newLocation,
      load: () => import('./LocationCreate.tsx').then((module) => module.LocationCreate),
    },
    {
      path: '/organizations/$organizationId/locations/$locationId/update',
      needs: updateLocation,
      load: () => import('./LocationEdit.tsx').then((module) => module.LocationEdit),
    },
    {
      path: '/application/locations',
      needs: listApplicationLocations,
      load: () => import('./ApplicationLocationList.tsx').then((module) => module.ApplicationLocationList),
    },
    {
      path: '/application/locations/$locationId/update',
      needs: updateApplicationLocation,
      load: () => import('./ApplicationLocationEdit.tsx').then((module) => module.ApplicationLocationEdit),
    },
  ],
  setup: [
    {
      id: 'location',
      label: (locale) => (locale === 'nl' ? 'Voeg een locatie toe' : 'Add a location'),
      to: '/organizations/$organizationId/locations/create',
      needs: createLocation,
      order: 10,
      useIsDone: (organizationId) => {
        const input = { params: { organizationId }, query: { itemsPerPage: 1 } };
        const { data } = useRead(listLocations, input, { showsErrors: true });
        return data === undefined ? null : data.meta.pagination.total > 0;
      },
    },
  ],
  commands: [
    {
      id: 'new-location',
      label: newLocation,
      icon: IconMapPinPlus,
      level: 'organization',
      needs: createLocation,
      to: '/organizations/$organizationId/locations/create',
    },
  ],
};
