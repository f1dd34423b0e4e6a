import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

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
      crumb: name('crumb'),
      load: () => import('./profile/ProfileScreen.tsx').then((module) => module.ProfileScreen),
    },
  ],
};
