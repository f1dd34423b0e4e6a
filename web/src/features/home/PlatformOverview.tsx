import { listApplicationTasks } from '@move/contract/home/tasks.ts';
import { Can, useGate } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSettings, applicationName } from '../../platform/state/settings.ts';
import { ActionLink } from '../../screens/links.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useMediaQuery, WIDE } from '../../ui/look/use-media-query.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Dashboard, FigureStrip } from '../statistics/public.tsx';
import { ComingSessions } from './ComingSessions.tsx';
import { homeMessages } from './home.messages.ts';
import { Overview } from './Overview.tsx';
import { TaskListSkeleton } from './TaskListSkeleton.tsx';
import * as styles from './home.module.css';

const ApplicationTasks = lazyPart(
  () => import('./tasks/Tasks.tsx').then((module) => module.ApplicationTasks),
  <TaskListSkeleton />,
);
const SuperadminTasks = lazyPart(
  () => import('./tasks/Tasks.tsx').then((module) => module.SuperadminTasks),
  <TaskListSkeleton />,
);

/** Start page of the platform: what asks for action comes first, then the figures and the next sessions. */
export function PlatformOverview() {
  const settings = useSettings();
  const isSuperadmin = useGate().role('superadmin');
  const hasStrip = useMediaQuery(WIDE) && settings.application !== null;
  const tasks = isSuperadmin ? (
    <SuperadminTasks />
  ) : (
    <Can endpoint={listApplicationTasks}>
      <ApplicationTasks />
    </Can>
  );
  return (
    <Overview areaName={applicationName(settings)}>
      {settings.application === null && isSuperadmin && <FirstPlatform />}
      {hasStrip && <div className={styles.first}>{tasks}</div>}
      {hasStrip && <FigureStrip />}
      <div className={styles.columns}>
        <div>
          {!hasStrip && tasks}
          <ComingSessions />
        </div>
        {settings.application !== null && <Dashboard hasStrip={hasStrip} />}
      </div>
    </Overview>
  );
}

/** Shown on a new installation: its first superadmin has to create a platform. */
function FirstPlatform() {
  const { title, text, create } = useMessages(homeMessages).first;
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        <ActionLink to="/admin/applications/create" needs="role:superadmin">
          {create}
        </ActionLink>
      }
    />
  );
}
