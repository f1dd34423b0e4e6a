import { addBundleSessions, type Bundle, getBundle } from '@move/contract/bundles/bundles.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { firstSession, SessionPlanner } from '../../sessions/public.tsx';
import { type BundleParams, bundleReads, bundleCrumb } from '../bundle-path.ts';

/** Plans sessions in a bundle, by default from its first day. */
export function BundleSessionCreate(params: BundleParams) {
  const { data, error, refetch } = useRead(getBundle, { params }, { showsErrors: true });
  if (error !== null) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <FormSkeleton />;
  return <Planner params={params} bundle={data.bundle} />;
}

function Planner({ params, bundle }: { params: BundleParams; bundle: Bundle }) {
  const navigate = useNavigate();
  const parent = bundleCrumb(params, bundle);
  const form = useCreateForm({
    save: addBundleSessions,
    params,
    draft: 'bundle-sessions',
    initial: firstSession(bundle.start_date),
    invalidates: bundleReads,
    onCreated: () => navigate(parent.href),
  });
  return <SessionPlanner form={form} params={params} parent={parent} />;
}
