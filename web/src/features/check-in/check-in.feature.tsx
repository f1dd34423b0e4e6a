import { IconChecks } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';

const label = { nl: 'Inchecken', en: 'Check-in' };

export const checkInFeature: Feature = {
  menu: [
    {
      id: 'check-in',
      group: 'planning',
      level: 'organization',
      label,
      icon: IconChecks,
      to: '/checkin',
      needs: 'manage-participants',
      order: 5,
      letter: 'i',
      worksOffline: true,
      onPhone: 2,
    },
  ],
  routes: [
    {
      path: '/checkin',
      needs: 'manage-participants',
      crumb: label,
      worksOffline: true,
      load: () => import('./screens.tsx').then((module) => module.TodayScreen),
    },
    {
      path: '/checkin/$sessionId',
      needs: 'manage-participants',
      worksOffline: true,
      load: () => import('./screens.tsx').then((module) => module.CheckInScreen),
    },
  ],
};
