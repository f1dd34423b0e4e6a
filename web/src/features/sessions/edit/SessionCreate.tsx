import { getActivity } from '@move/contract/activities/activities.ts';
import { createSession } from '@move/contract/sessions/sessions.ts';
import { useNavigate, useSearch } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { activityPath } from '../../activities/public.tsx';
import { sessionReads } from '../session-reads.ts';
import { spanIn } from './session-values.ts';
import { firstSession, SessionPlanner } from '../series/SessionPlanner.tsx';

/** Plans sessions of an activity. A slot that was drawn in a calendar is in the URL. */
export function SessionCreate(params: { organizationId: number; activityId: number }) {
  const navigate = useNavigate();
  const drawn = spanIn(useSearch());
  const href = `${activityPath(params)}/sessions`;
  const activity = useRead(getActivity, { params }).data?.activity;
  const form = useCreateForm({
    save: createSession,
    params,
    draft: 'sessions',
    initial: { ...firstSession(), ...drawn },
    invalidates: sessionReads,
    onCreated: () => navigate(href),
  });
  return <SessionPlanner form={form} params={params} parent={activity && { name: activity.name, href }} />;
}
