import type { Feature } from '../../platform/menu/feature.ts';

/** The manual, and the accessibility statement. */
export const helpFeature: Feature = {
  routes: [
    {
      path: '/help',
      needs: 'signed-in',
      crumb: { nl: 'Handleiding', en: 'Manual' },
      load: () => import('./HelpScreen.tsx').then((module) => module.HelpScreen),
    },
    {
      path: '/accessibility',
      needs: 'public',
      isBare: true,
      load: () => import('./AccessibilityScreen.tsx').then((module) => module.AccessibilityScreen),
    },
  ],
};
