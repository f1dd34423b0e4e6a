import { getActivity } from '@move/contract/activities/activities.ts';
import { createSession } from '@move/contract/sessions/sessions.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { useRead } from '../../platform/reads.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { activityPath } from '../activities/public.tsx';
import { sessionReads } from './session-reads.ts';
import { firstSession, SessionPlanner } from './SessionPlanner.tsx';

/** Plans sessions of an activity. */
export function SessionCreate(params: { organizationId: number; activityId: number }) {
  const navigate = useNavigate();
  const href = `${activityPath(params)}/sessions`;
  const activity = useRead(getActivity, { params }).data?.activity;
  const form = useCreateForm({
    save: createSession,
    params,
    draft: 'sessions',
    initial: firstSession(),
    invalidates: sessionReads,
    onCreated: () => navigate(href),
  });
  return <SessionPlanner form={form} params={params} parent={activity && { name: activity.name, href }} />;
}
