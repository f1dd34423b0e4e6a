import { getActivity } from '@move/contract/activities/activities.ts';
import { SessionDraft } from '@move/contract/sessions/session-drafts.ts';
import { createSession, previewSessions } from '@move/contract/sessions/sessions.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/time-zones.ts';
import { SINGLE } from '@move/domain/sessions/recurrence.ts';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { useRead } from '../../platform/reads.ts';
import { useStore } from '../../platform/store.ts';
import { EditScreen } from '../../screens/edit/EditScreen.tsx';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { activityPath } from '../activities/public.tsx';
import { sessionReads } from './session-reads.ts';
import { type Inherited, SessionFields } from './SessionFields.tsx';
import { SessionRepetition } from './SessionRepetition.tsx';
import { sessionMessages } from './sessions.messages.ts';
import { usePreview } from './use-preview.ts';

const NOTHING: Inherited = { rate: null, location: null, subscribe_from: null, subscribe_until: null };

/** Plans one session or a series: every date stands there before it is saved. */
export function SessionCreate({ organizationId, activityId }: { organizationId: number; activityId: number }) {
  const t = useMessages(sessionMessages);
  const navigate = useNavigate();
  const params = { organizationId, activityId };
  const activity = useRead(getActivity, { params }).data?.activity;
  const day = Temporal.Now.plainDateISO().add({ days: 1 }).toString();
  const form = useCreateForm({
    save: createSession,
    params,
    draft: 'sessions',
    initial: {
      start_date: day,
      start_time: '19:00',
      end_date: day,
      end_time: '20:00',
      rate_inherited: true,
      location_id: null,
      repetition: SINGLE,
    },
    invalidates: sessionReads,
    onCreated: () => navigate(`${activityPath(params)}/sessions`),
  });
  const { values } = useStore(form.core.store);
  // the schema of the endpoint says whether there is something to plan, as the save will
  const isRight = SessionDraft.safeParse(values).success;
  const { preview, isBusy } = usePreview(previewSessions, { params, body: values as never }, isRight);
  const count = preview?.touched.created;
  return (
    <EditScreen
      form={form}
      title={activity === undefined ? t.create : `${t.create}: ${activity.name}`}
      parent={activity && { name: activity.name, href: `${activityPath(params)}/sessions` }}
      added={count === undefined ? undefined : t.planned(count)}
      saveLabel={isRight && count !== undefined ? t.plan(count) : t.create}
    >
      <SessionFields
        organizationId={organizationId}
        inherited={activity ?? NOTHING}
        timeZone={preview?.tz ?? DEFAULT_TIME_ZONE}
        repetition={<SessionRepetition preview={isRight ? preview : undefined} isBusy={isBusy} />}
      />
    </EditScreen>
  );
}
