import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

export const participantFeature: Feature = {
  routes: [
    {
      path: '/organizations/$organizationId/activities/$activityId/sessions/$sessionId/attendance',
      needs: 'manage-participants',
      crumb: name('sheet'),
      load: () => import('./attendance/AttendanceSheet.tsx').then((m) => m.AttendanceSheet),
    },
  ],
};
