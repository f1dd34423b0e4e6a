import type { Feature } from '../../platform/menu/feature.ts';

const sheet = { nl: 'Presentielijst', en: 'Attendance list' };

export const participantFeature: Feature = {
  routes: [
    {
      path: '/organizations/$organizationId/activities/$activityId/sessions/$sessionId/attendance',
      needs: 'manage-participants',
      crumb: sheet,
      load: () => import('./attendance/AttendanceSheet.tsx').then((m) => m.AttendanceSheet),
    },
  ],
};
