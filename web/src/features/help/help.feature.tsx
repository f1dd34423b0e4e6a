import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

export const helpFeature: Feature = {
  routes: [
    {
      path: '/help',
      needs: 'signed-in',
      crumb: name('crumb'),
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
