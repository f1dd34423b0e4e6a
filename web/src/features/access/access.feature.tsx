import type { Feature } from '../../platform/menu/feature.ts';

export const accessFeature: Feature = {
  routes: [
    {
      path: '/login',
      needs: 'public',
      isBare: true,
      leadsHome: true,
      load: () => import('./login/LoginScreen.tsx').then((module) => module.LoginScreen),
    },
    {
      path: '/logout',
      needs: 'public',
      isBare: true,
      load: () => import('./login/LogoutScreen.tsx').then((module) => module.LogoutScreen),
    },
    {
      path: '/forgot-password',
      needs: 'public',
      isBare: true,
      leadsHome: true,
      load: () => import('./login/ForgotPasswordScreen.tsx').then((module) => module.ForgotPasswordScreen),
    },
    {
      path: '/reset-password',
      needs: 'public',
      isBare: true,
      load: () => import('./login/ResetPasswordScreen.tsx').then((module) => module.ResetPasswordScreen),
    },
    {
      path: '/profile',
      needs: 'signed-in',
      crumb: { nl: 'Mijn profiel', en: 'My profile' },
      load: () => import('./profile/ProfileScreen.tsx').then((module) => module.ProfileScreen),
    },
  ],
};
