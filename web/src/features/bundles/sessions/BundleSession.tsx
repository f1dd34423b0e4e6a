import { getBundleSession, listBundleSessions } from '@move/contract/bundles/bundles.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { SessionEdit } from '../../sessions/public.tsx';
import type { BundleAddress } from '../bundle-path.ts';
import { useBundleCrumb } from '../bundle-path.ts';

/** A session opened through its bundle; not found when it is not in the bundle. */
export function BundleSession({ sessionId, ...address }: BundleAddress & { sessionId: number }) {
  const crumb = useBundleCrumb(address);
  const inside = useRead(getBundleSession, { params: { ...address, sessionId } }, { showsErrors: true });
  if (inside.error !== null) return <RecordFailed error={inside.error} onRetry={() => void inside.refetch()} />;
  if (crumb === undefined || inside.data === undefined) return <FormSkeleton />;
  const { organizationId, activityId } = address;
  return <SessionEdit {...{ organizationId, activityId, sessionId }} within={{ crumb, list: listBundleSessions }} />;
}
