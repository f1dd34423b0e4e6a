import type { Feature } from '../../platform/menu/feature.ts';
import { CANCELLATION_NEEDS as needs } from './cancellation-path.ts';

const RESULTS = '/organizations/$organizationId/finances/cancellations';

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
