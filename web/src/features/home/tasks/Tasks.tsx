import { listAllTasks, listApplicationTasks, listOrganizationTasks, type Task } from '@move/contract/home/tasks.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { TaskList } from './TaskList.tsx';
import { hrefOf, type TaskPlace } from './task-links.ts';

const options = { showsErrors: true };

/** The tasks of staff of an organisation. */
export function OrganizationTasks({ organizationId }: { organizationId: number }) {
  const { data } = useRead(listOrganizationTasks, { params: { organizationId } }, options);
  return <TaskList tasks={linked(data?.tasks, { level: 'organization', organizationId })} />;
}

/** The tasks of the administrators of the platform. */
export function ApplicationTasks() {
  const { data } = useRead(listApplicationTasks, {}, options);
  return <TaskList tasks={linked(data?.tasks, { level: 'application' })} />;
}

/** The same for a superadmin, with the tasks of all platforms. */
export function SuperadminTasks() {
  const own = useRead(listApplicationTasks, {}, options).data;
  const all = useRead(listAllTasks, {}, options).data;
  const tasks = [...linked(own?.tasks, { level: 'application' }), ...linked(all?.tasks, { level: 'admin' })];
  return <TaskList tasks={tasks} />;
}

const linked = (tasks: readonly Task[] | undefined, place: TaskPlace) =>
  (tasks ?? []).map((task) => ({ ...task, href: hrefOf(task.kind, place) }));
