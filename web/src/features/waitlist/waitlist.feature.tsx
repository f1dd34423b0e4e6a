import type { Feature } from '../../platform/menu/feature.ts';

/** The page of an invitation's link. The waiting list itself is a tab of a session or bundle. */
export const waitlistFeature: Feature = {
  routes: [
    {
      path: '/waitlist',
      needs: 'public',
      isBare: true,
      load: () => import('./invite/WaitlistInviteScreen.tsx').then((module) => module.WaitlistInviteScreen),
    },
  ],
};
