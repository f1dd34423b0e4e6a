import { getActivity } from '@move/contract/activities/activities.ts';
import { planSessions } from '@move/contract/sessions/session-grid.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { activityPath } from '../../activities/public.tsx';
import { sessionReads } from '../session-reads.ts';
import { SessionGrid } from './SessionGrid.tsx';

/** Plans many sessions of an activity at once. */
export function SessionGridCreate(params: { organizationId: number; activityId: number }) {
  const read = useRead(getActivity, { params }, { showsErrors: true });
  const plan = useCall(planSessions, { invalidates: sessionReads, showsErrors: true });
  if (read.error !== null) return <RecordFailed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <FormSkeleton />;
  return (
    <SessionGrid
      params={params}
      draft={`session-grid-${params.organizationId}-${params.activityId}`}
      parent={{ name: read.data.activity.name, href: `${activityPath(params)}/sessions` }}
      notBefore={null}
      isPending={plan.isPending}
      plan={(sessions) => plan.call({ params, body: { sessions: [...sessions] } })}
    />
  );
}
