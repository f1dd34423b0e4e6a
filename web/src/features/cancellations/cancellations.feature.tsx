import type { Feature } from '../../platform/feature.ts';

export const cancellationFeature: Feature = {
  routes: [
    {
      path: '/organizations/$organizationId/finances/cancellations/$cancellationId',
      needs: { all: ['view-rates', 'manage-participants'] },
      load: () => import('./CancellationResult.tsx').then((module) => module.CancellationResult),
    },
  ],
};
