import { IconCalendarWeek } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const PATH = '/organizations/$organizationId/calendar';

export const calendarFeature: Feature = {
  menu: [
    {
      id: 'calendar',
      group: 'planning',
      level: 'organization',
      label: name('menu'),
      icon: IconCalendarWeek,
      to: PATH,
      needs: 'view-activities',
      letter: 'd',
      order: 5,
    },
  ],
  routes: [
    {
      path: PATH,
      needs: 'view-activities',
      load: () => import('./CalendarScreen.tsx').then((module) => module.CalendarScreen),
    },
  ],
};
