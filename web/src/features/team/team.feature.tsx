import type { Feature } from '../../platform/menu/feature.ts';

/** The team itself is a tab of the organisation's screen; these are the pages behind the link of an invite. */
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
