import { readStored, writeStored } from '../../platform/state/stored.ts';
import { TaskSkeleton } from '../../ui/page/Skeletons.tsx';
import * as pageStyles from '../../ui/page/page.module.css';
import * as styles from './home.module.css';

const KEY = 'home_tasks';

/** Stores the number of tasks in this browser, so that the next visit keeps as much space free. */
export function rememberTaskCount(count: number): void {
  writeStored(KEY, String(count));
}

/** Keeps the space of the tasks free while they load, so that nothing below them moves. */
export function TasksWaiting() {
  const rows = Number(readStored(KEY) ?? 2);
  if (!(rows > 0)) return null;
  return (
    <div className={pageStyles.part}>
      <TaskSkeleton rows={rows} className={styles.tasks} />
    </div>
  );
}
