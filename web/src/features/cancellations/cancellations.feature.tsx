import type { Feature } from '../../platform/feature.ts';

const RESULTS = '/organizations/$organizationId/finances/cancellations';
const needs = { all: ['view-rates', 'manage-participants'] } as const;

export const cancellationFeature: Feature = {
  routes: [
    {
      path: RESULTS,
      needs,
      load: () => import('./NewestCancellation.tsx').then((module) => module.NewestCancellation),
    },
    {
      path: `${RESULTS}/$cancellationId`,
      needs,
      load: () => import('./CancellationResult.tsx').then((module) => module.CancellationResult),
    },
  ],
};
