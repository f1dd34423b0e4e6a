import type { Feature } from '../../platform/menu/feature.ts';

/** The page behind the link of an order, for the buyer. */
export const checkoutFeature: Feature = {
  routes: [
    {
      path: '/booking',
      needs: 'public',
      isBare: true,
      load: () => import('./BookingScreen.tsx').then((module) => module.BookingScreen),
    },
  ],
};
