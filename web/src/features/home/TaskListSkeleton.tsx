import { readStored, writeStored } from '../../platform/state/stored.ts';
import { Block, Delayed } from '../../ui/page/Skeletons.tsx';
import * as look from '../../ui/look/look.module.css';
import * as pageStyles from '../../ui/page/page.module.css';
import * as styles from './home.module.css';

const KEY = 'home_tasks';

/** Stores the number of tasks in this browser, so that the next visit keeps as much space free. */
export function rememberTaskCount(count: number): void {
  writeStored(KEY, String(count));
}

/** Keeps the space of the tasks free while they load, so that nothing below them moves. */
export function TaskListSkeleton() {
  const rows = Number(readStored(KEY) ?? 2);
  if (!(rows > 0)) return null;
  return (
    <div className={pageStyles.part}>
      <Delayed>
        <div style={{ height: 24, paddingTop: 6 }}>
          <Block width={130} />
        </div>
        <div className={styles.tasks}>
          {Array.from({ length: rows }, (_, row) => (
            <TaskSkeleton key={row} />
          ))}
        </div>
      </Delayed>
    </div>
  );
}

function TaskSkeleton() {
  return (
    <div className={look.row} style={{ height: 56, gap: 12, borderBottom: '1px solid var(--mv-line)' }}>
      <Block width={34} height={34} />
      <div className={look.grow} style={{ display: 'grid', gap: 8 }}>
        <Block width="60%" />
        <Block width="35%" />
      </div>
    </div>
  );
}
