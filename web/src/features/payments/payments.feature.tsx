import type { Feature } from '../../platform/menu/feature.ts';

/** The page of the built-in provider; with another provider the URL is not found. */
export const paymentFeature: Feature = {
  routes: [
    {
      path: '/pay/$reference',
      needs: 'public',
      isBare: true,
      load: () => import('./TestPaymentScreen.tsx').then((module) => module.TestPaymentScreen),
    },
  ],
};
