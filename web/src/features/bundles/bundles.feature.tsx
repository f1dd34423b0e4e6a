import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });

const PATH = '/organizations/$organizationId/activities/$activityId/bundles';
const ONE = `${PATH}/$bundleId`;

export const bundleFeature: Feature = {
  routes: [
    {
      path: PATH,
      needs: 'view-bundles',
      crumb: name('menu'),
      load: () => import('./BundleTab.tsx').then((m) => m.BundleTab),
    },
    {
      path: `${PATH}/create`,
      needs: 'edit-activity',
      crumb: name('create'),
      load: () => import('./edit/BundleCreate.tsx').then((m) => m.BundleCreate),
    },
    { path: ONE, needs: 'view-bundle', load: () => import('./edit/BundleGeneral.tsx').then((m) => m.BundleGeneral) },
    {
      path: `${ONE}/sessions`,
      needs: 'view-bundle',
      load: () => import('./sessions/BundleSessions.tsx').then((m) => m.BundleSessions),
    },
    {
      path: `${ONE}/participants`,
      needs: 'view-bundle',
      load: () => import('./edit/BundlePeople.tsx').then((m) => m.BundleParticipants),
    },
    {
      path: `${ONE}/waitlist`,
      needs: 'view-bundle',
      load: () => import('./edit/BundlePeople.tsx').then((m) => m.BundleWaitlist),
    },
    {
      path: `${ONE}/sessions/create`,
      needs: 'edit-activity',
      load: () => import('./sessions/BundleSessionCreate.tsx').then((m) => m.BundleSessionCreate),
    },
    {
      path: `${ONE}/sessions/grid`,
      needs: 'edit-activity',
      load: () => import('./sessions/BundleGrid.tsx').then((m) => m.BundleGrid),
    },
    {
      path: `${ONE}/sessions/$sessionId`,
      needs: 'edit-activity',
      load: () => import('./sessions/BundleSession.tsx').then((m) => m.BundleSession),
    },
  ],
};
