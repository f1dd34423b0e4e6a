import type { Feature } from '../../platform/menu/feature.ts';

const sheet = (locale: 'nl' | 'en') => (locale === 'nl' ? 'Presentielijst' : 'Attendance list');

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
