import { getBundle, planBundleSessions } from '@move/contract/bundles/bundles.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { SessionGrid } from '../../sessions/public.tsx';
import { type BundleParams, bundleReads, bundleCrumb } from '../bundle-path.ts';

/** Plans many sessions of a bundle together. */
export function BundleGrid(params: BundleParams) {
  const read = useRead(getBundle, { params }, { showsErrors: true });
  const plan = useCall(planBundleSessions, { invalidates: bundleReads, showsErrors: true });
  if (read.error !== null) return <RecordFailed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <FormSkeleton />;
  const { bundle } = read.data;
  return (
    <SessionGrid
      params={{ organizationId: params.organizationId, activityId: params.activityId }}
      draft={`bundle-grid-${params.organizationId}-${params.bundleId}`}
      parent={bundleCrumb(params, bundle)}
      notBefore={bundle.start_date}
      isPending={plan.isPending}
      plan={(sessions) => plan.call({ params, body: { sessions: [...sessions] } })}
    />
  );
}
