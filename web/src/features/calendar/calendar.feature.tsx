import { IconCalendarWeek } from '@tabler/icons-react';
import type { Feature } from '../../platform/menu/feature.ts';

const label = { nl: 'Agenda', en: 'Calendar' };

const PATH = '/organizations/$organizationId/calendar';

export const calendarFeature: Feature = {
  menu: [
    {
      id: 'calendar',
      group: 'planning',
      level: 'organization',
      label,
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
