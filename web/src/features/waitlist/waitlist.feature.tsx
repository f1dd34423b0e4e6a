import type { Feature } from '../../platform/menu/feature.ts';

/** The waiting list itself is a tab of its session or bundle; this is the page behind the link of an invitation. */
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
