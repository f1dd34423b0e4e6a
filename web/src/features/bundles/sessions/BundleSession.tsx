import { getBundle, getBundleSession, listBundleSessions } from '@move/contract/bundles/bundles.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { SessionEdit } from '../../sessions/public.tsx';
import { type BundleParams, bundleCrumb } from '../bundle-path.ts';

/** A session opened through its bundle; not found when it is not in the bundle. */
export function BundleSession({ sessionId, ...params }: BundleParams & { sessionId: number }) {
  const bundle = useRead(getBundle, { params }, { showsErrors: true });
  const membership = useRead(getBundleSession, { params: { ...params, sessionId } }, { showsErrors: true });
  const failed = [membership, bundle].find(({ error }) => error !== null);
  if (failed?.error) return <RecordFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (bundle.data === undefined || membership.data === undefined) return <FormSkeleton />;
  const crumb = bundleCrumb(params, bundle.data.bundle);
  const { organizationId, activityId } = params;
  return <SessionEdit {...{ organizationId, activityId, sessionId }} within={{ crumb, list: listBundleSessions }} />;
}
