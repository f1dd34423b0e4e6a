import type { Feature } from '../../platform/feature.ts';

const label = (locale: 'nl' | 'en') => (locale === 'nl' ? 'Inschrijvingen' : 'Bookings');

export const statisticsFeature: Feature = {
  routes: [
    {
      path: '/application/bookings',
      needs: { all: ['view-application', 'manage-participants'] },
      crumb: label,
      load: () => import('./BookingList.tsx').then((module) => module.ApplicationBookings),
    },
    {
      path: '/organizations/$organizationId/bookings',
      needs: { all: ['view-organization', 'manage-participants'] },
      crumb: label,
      load: () => import('./BookingList.tsx').then((module) => module.OrganizationBookings),
    },
  ],
};
