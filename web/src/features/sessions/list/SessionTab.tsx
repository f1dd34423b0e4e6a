import type { Activity } from '@move/contract/activities/activities.ts';
import { listCalendar } from '@move/contract/calendar/calendar.ts';
import { planSessions } from '@move/contract/sessions/session-grid.ts';
import { createSession, updateSession } from '@move/contract/sessions/sessions.ts';
import { IconPlus, IconTable } from '@tabler/icons-react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { ActionLink } from '../../../screens/links.tsx';
import { ToolButtons } from '../../../screens/ToolButtons.tsx';
import { useFeedsTool } from '../../feeds/public.tsx';
import { ActivityScreen, activityPath } from '../../activities/public.tsx';
import { LazyCalendar } from '../calendar/LazyCalendar.tsx';
import { SessionList } from './SessionList.tsx';
import { planPath } from './plan-path.ts';
import { sessionMessages } from '../sessions.messages.ts';
import { periodQuery, type SessionViewState, useSessionView } from './view-of-sessions.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import * as toolbarStyles from '../../../ui/page/bars/toolbar.module.css';

type SessionTabProps = { organizationId: number; activityId: number };

/** Tab Sessions of an activity: as a list, by week or by month. */
export function SessionTab(params: SessionTabProps) {
  const t = useMessages(sessionMessages);
  const state = useSessionView();
  const create = (
    <ActionLink to={`${activityPath(params)}/sessions/create`} needs={createSession}>
      {t.create}
    </ActionLink>
  );
  const { view } = state;
  return (
    <ActivityScreen {...params} tab="/sessions" isWide>
      {(_form, activity) => {
        const tools = <Tools {...params} activity={activity} state={state} />;
        return (
          <div>
            {view === 'list' ? (
              <SessionList {...params} tools={tools} create={create} hasSessions={activity?.listed_sessions !== 0} />
            ) : (
              <ActivityCalendar params={params} state={state} tools={tools} />
            )}
          </div>
        );
      }}
    </ActivityScreen>
  );
}

type ToolsProps = SessionTabProps & {
  activity: Pick<Activity, 'id' | 'name' | 'listed_sessions'> | undefined;
  state: SessionViewState;
};

function Tools({ activity, state, ...params }: ToolsProps) {
  const t = useMessages(sessionMessages);
  const path = `${activityPath(params)}/sessions`;
  const [subscribe, dialog] = useFeedsTool({ organizationId: params.organizationId, activity });
  const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <ViewSwitch state={state} />
      <span className={toolbarStyles.tools} data-part="tools">
        <ToolButtons
          tools={[
            subscribe,
            { label: t.inGrid, icon: <IconTable {...icon} />, needs: planSessions, to: `${path}/grid` },
            { label: t.create, icon: <IconPlus {...icon} />, needs: createSession, to: `${path}/create` },
          ]}
          // an empty list has its own main button to plan sessions
          isQuiet={state.view === 'list' && activity?.listed_sessions === 0}
        />
      </span>
      {dialog}
    </>
  );
}

type ActivityCalendarProps = {
  params: SessionTabProps;
  state: SessionViewState;
  tools: React.ReactNode;
};

function ActivityCalendar({ params, state, tools }: ActivityCalendarProps) {
  const mayMove = useCan(updateSession);
  const mayPlan = useCan(createSession);
  const navigate = useNavigate();
  const { organizationId, activityId } = params;
  const query = { ...periodQuery(state), activityId };
  const read = useRead(listCalendar, { params: { organizationId }, query }, { keepsPrevious: true, showsErrors: true });
  return (
    <LazyCalendar
      state={state}
      tools={tools}
      mayMove={mayMove}
      onDraw={mayPlan ? (slot) => navigate(planPath(params, slot)) : undefined}
      read={{
        rows: read.data?.sessions ?? [],
        total: read.data?.total ?? 0,
        error: read.error,
        retry: () => void read.refetch(),
        isBusy: read.isPlaceholderData || read.data === undefined,
      }}
    />
  );
}
