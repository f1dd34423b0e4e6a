import { listOrganizationTasks } from '@move/contract/home/tasks.ts';
import { useCurrentOrganization } from '../../platform/menu/current-organization.ts';
import { Can, useGate } from '../../platform/session/gate.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Dashboard } from '../statistics/public.tsx';
import { ComingSessions } from './ComingSessions.tsx';
import { Overview } from './Overview.tsx';
import { TaskListSkeleton } from './TaskListSkeleton.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { SetupList } from './onboarding/SetupList.tsx';
import * as styles from './home.module.css';

const OrganizationTasks = lazyPart(
  () => import('./tasks/Tasks.tsx').then((module) => module.OrganizationTasks),
  <TaskListSkeleton />,
);
// loaded only for trainers
const TodayPart = lazyPart(() => import('../check-in/public.tsx').then((module) => module.TodayPart));

/**
 * The start page of an organisation. A user who is only a trainer there sees the sessions of today; others see the tasks, the first steps
 * until they are done, the next sessions and the figures.
 */
export function OrganizationOverview({ organizationId }: { organizationId: number }) {
  const gate = useGate();
  const name = useCurrentOrganization()?.name;
  if (gate.role('trainer') && !gate.role('organization|admin')) {
    return (
      <TodayPart organizationId={organizationId}>
        <QuickLinks />
      </TodayPart>
    );
  }
  return (
    <Overview areaName={name}>
      <div className={styles.columns}>
        <div>
          <Can endpoint={listOrganizationTasks}>
            <OrganizationTasks organizationId={organizationId} />
          </Can>
          <SetupList organizationId={organizationId} />
          <ComingSessions organizationId={organizationId} />
        </div>
        <Dashboard organizationId={organizationId} />
      </div>
    </Overview>
  );
}
