import type { Feature } from '../../platform/menu/feature.ts';

/** The page of the built-in payment provider. With another provider it shows “not found”. */
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
