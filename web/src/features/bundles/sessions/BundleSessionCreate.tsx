import { addBundleSessions, getBundle } from '@move/contract/bundles/bundles.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { firstSession, SessionPlanner } from '../../sessions/public.tsx';
import { type BundleAddress, bundleReads, useBundleCrumb } from '../bundle-path.ts';

/** Plans sessions in a bundle, by default from its first day. */
export function BundleSessionCreate(address: BundleAddress) {
  const { data, error, refetch } = useRead(getBundle, { params: address }, { showsErrors: true });
  if (error !== null) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <FormSkeleton />;
  return <Planner address={address} day={data.bundle.start_date} />;
}

function Planner({ address, day }: { address: BundleAddress; day: string }) {
  const navigate = useNavigate();
  const parent = useBundleCrumb(address);
  const form = useCreateForm({
    save: addBundleSessions,
    params: address,
    draft: 'bundle-sessions',
    initial: firstSession(day),
    invalidates: bundleReads,
    onCreated: () => parent && navigate(parent.href),
  });
  return <SessionPlanner form={form} params={address} parent={parent} />;
}
