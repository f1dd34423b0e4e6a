import type { Feature } from '../../platform/feature.ts';

export const accessFeature: Feature = {
  routes: [
    {
      path: '/login',
      needs: 'public',
      isBare: true,
      leadsHome: true,
      load: () => import('./LoginScreen.tsx').then((module) => module.LoginScreen),
    },
    {
      path: '/logout',
      needs: 'public',
      isBare: true,
      load: () => import('./LogoutScreen.tsx').then((module) => module.LogoutScreen),
    },
    {
      path: '/forgot-password',
      needs: 'public',
      isBare: true,
      leadsHome: true,
      load: () => import('./ForgotPasswordScreen.tsx').then((module) => module.ForgotPasswordScreen),
    },
    {
      path: '/reset-password',
      needs: 'public',
      isBare: true,
      load: () => import('./ResetPasswordScreen.tsx').then((module) => module.ResetPasswordScreen),
    },
    {
      path: '/profile',
      needs: 'signed-in',
      crumb: (locale) => (locale === 'nl' ? 'Mijn profiel' : 'My profile'),
      load: () => import('./ProfileScreen.tsx').then((module) => module.ProfileScreen),
    },
  ],
};
