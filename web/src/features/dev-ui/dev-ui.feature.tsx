import type { Feature } from '../../platform/menu/feature.ts';

/** The kit with all its states; shows sample data only. */
export const devUiFeature: Feature = {
  routes: [
    {
      path: '/dev/ui',
      needs: 'public',
      isBare: true,
      load: () => import('./DevUiScreen.tsx').then((module) => module.DevUiScreen),
    },
  ],
};
