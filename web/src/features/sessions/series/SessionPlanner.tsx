import { getActivity } from '@move/contract/activities/activities.ts';
import { SessionDraft } from '@move/contract/sessions/session-drafts.ts';
import { previewSessions } from '@move/contract/sessions/sessions.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { NO_REPETITION } from '@move/domain/sessions/repetition/recurrence.ts';
import type { Crumb } from '../../../platform/menu/crumbs.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useStore } from '../../../platform/state/store.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { useMediaQuery, WIDE } from '../../../ui/look/use-media-query.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import type { CreateForm } from '../../../screens/edit/use-create-form.ts';
import { type Inherited, SessionFields } from '../edit/SessionFields.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { SessionRepetition } from './SessionRepetition.tsx';
import { sessionFormMessages } from '../edit/session-form.messages.ts';
import { sessionMessages } from '../sessions.messages.ts';
import { repetitionMessages } from './repetition.messages.ts';
import { type PreviewRead, usePreview } from './use-preview.ts';
import * as styles from './series.module.css';

const NOTHING_INHERITED: Inherited = {
  rate: null,
  price_open: true,
  location: null,
  subscribe_from: null,
  subscribe_until: null,
};

/** The first values of the form: 19:00 to 20:00, tomorrow or on the given day. */
export function firstSession(day = platformToday().add({ days: 1 }).toString()) {
  return {
    start_date: day,
    start_time: '19:00',
    end_date: day,
    end_time: '20:00',
    rate_inherited: true,
    location_id: null,
    repetition: NO_REPETITION,
    skip_holidays: true,
  };
}

type SessionPlannerProps<V, R> = {
  form: CreateForm<V, R>;
  params: { organizationId: number; activityId: number };
  /** The parent of the sessions: the activity, or a bundle. */
  parent: Crumb | undefined;
};

/** Plans one session or a series, and shows every date before it is saved. */
export function SessionPlanner<V, R>({ form, params, parent }: SessionPlannerProps<V, R>) {
  const t = useMessages(sessionMessages);
  const { plan, planned } = useMessages(sessionFormMessages);
  const activity = useRead(getActivity, { params }).data?.activity;
  const { values } = useStore(form.core.store);
  // the preview is read once the values satisfy the schema of the endpoint
  const isRight = SessionDraft.safeParse(values).success;
  const { preview, ...read } = usePreview(previewSessions, { params, body: values as never }, isRight);
  const count = preview?.touched.created;
  // a wide screen shows the preview in the rail, a narrow screen below the repetition
  const isBeside = useMediaQuery(WIDE);
  const shown = { preview: isRight ? preview : undefined, ...read };
  return (
    <EditScreen
      form={form}
      title={parent === undefined ? t.create : `${t.create}: ${parent.name}`}
      crumb={t.create}
      parent={parent}
      added={count === undefined ? undefined : planned(count)}
      rail={isBeside ? <PlanRail {...shown} /> : undefined}
      saveLabel={isRight && count !== undefined ? plan(count, preview?.skipped.length ?? 0) : t.create}
    >
      <SessionFields
        organizationId={params.organizationId}
        inherited={activity ?? NOTHING_INHERITED}
        timeZone={preview?.tz ?? DEFAULT_TIME_ZONE}
        repetition={<SessionRepetition {...shown} isPreviewApart={isBeside} />}
      />
    </EditScreen>
  );
}

/** The planned dates, in the rail. */
function PlanRail(props: PreviewRead) {
  const { title } = useMessages(repetitionMessages).dates;
  return (
    <section className={styles.rail} aria-live="polite" aria-label={title}>
      <PlanPreview {...props} />
    </section>
  );
}
