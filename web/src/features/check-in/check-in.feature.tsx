import { IconChecks } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

export const checkInFeature: Feature = {
  menu: [
    {
      id: 'check-in',
      group: 'planning',
      level: 'organization',
      label: name('menu'),
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
      crumb: name('menu'),
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
