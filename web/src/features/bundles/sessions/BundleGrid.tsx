import { getBundle, planBundleSessions } from '@move/contract/bundles/bundles.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { SessionGrid } from '../../sessions/public.tsx';
import { type BundleAddress, bundleReads, useBundleCrumb } from '../bundle-path.ts';

/** Plans many sessions of a bundle together. */
export function BundleGrid(address: BundleAddress) {
  const read = useRead(getBundle, { params: address }, { showsErrors: true });
  const parent = useBundleCrumb(address);
  const plan = useCall(planBundleSessions, { invalidates: bundleReads, showsErrors: true });
  if (read.error !== null) return <RecordFailed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined || parent === undefined) return <FormSkeleton />;
  return (
    <SessionGrid
      params={{ organizationId: address.organizationId, activityId: address.activityId }}
      draft={`bundle-grid-${address.organizationId}-${address.bundleId}`}
      parent={parent}
      notBefore={read.data.bundle.start_date}
      isPending={plan.isPending}
      plan={(sessions) => plan.call({ params: address, body: { sessions: [...sessions] } })}
    />
  );
}
