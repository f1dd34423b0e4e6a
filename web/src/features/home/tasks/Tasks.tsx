import { listAllTasks, listApplicationTasks, listOrganizationTasks, type Task } from '@move/contract/home/tasks.ts';
import { useEffect } from 'react';
import { useRead } from '../../../platform/api/reads.ts';
import { rememberTaskCount, TaskListSkeleton } from '../TaskListSkeleton.tsx';
import { TaskList } from './TaskList.tsx';
import { taskHref, type TaskArea } from './task-links.ts';

const options = { showsErrors: true };

/** The tasks of an organisation's staff. */
export function OrganizationTasks({ organizationId }: { organizationId: number }) {
  const { data, error } = useRead(listOrganizationTasks, { params: { organizationId } }, options);
  return (
    <Shown tasks={data && linked(data.tasks, { level: 'organization', organizationId })} hasFailed={error !== null} />
  );
}

/** The tasks of the administrators of the platform. */
export function ApplicationTasks() {
  const { data, error } = useRead(listApplicationTasks, {}, options);
  return <Shown tasks={data && linked(data.tasks, { level: 'application' })} hasFailed={error !== null} />;
}

/** The tasks of a superadmin: those of the platform and those of all platforms. */
export function SuperadminTasks() {
  const own = useRead(listApplicationTasks, {}, options);
  const all = useRead(listAllTasks, {}, options);
  const isWaiting = [own, all].some(({ data, error }) => data === undefined && error === null);
  const tasks = [
    ...linked(own.data?.tasks ?? [], { level: 'application' }),
    ...linked(all.data?.tasks ?? [], { level: 'admin' }),
  ];
  return <Shown tasks={isWaiting ? undefined : tasks} hasFailed={false} />;
}

type ShownProps = { tasks: readonly (Task & { href: string })[] | undefined; hasFailed: boolean };

function Shown({ tasks, hasFailed }: ShownProps) {
  const count = tasks?.length;
  useEffect(() => {
    if (count !== undefined) rememberTaskCount(count);
  }, [count]);
  if (tasks !== undefined) return <TaskList tasks={tasks} />;
  return hasFailed ? null : <TaskListSkeleton />;
}

const linked = (tasks: readonly Task[], area: TaskArea) =>
  tasks.map((task) => ({ ...task, href: taskHref(task.kind, area) }));
