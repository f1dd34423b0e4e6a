import type { Feature } from '../../platform/menu/feature.ts';

/** The pages of an invite's link. The team itself is a tab of the organisation's screen. */
export const teamFeature: Feature = {
  routes: [
    {
      path: '/invite/register',
      needs: 'public',
      isBare: true,
      load: () => import('./invite/InviteRegisterScreen.tsx').then((module) => module.InviteRegisterScreen),
    },
    {
      path: '/invite/confirm',
      needs: 'public',
      isBare: true,
      load: () => import('./invite/InviteConfirmScreen.tsx').then((module) => module.InviteConfirmScreen),
    },
    {
      path: '/invite/success',
      needs: 'public',
      isBare: true,
      load: () => import('./invite/InviteSuccessScreen.tsx').then((module) => module.InviteSuccessScreen),
    },
  ],
};
