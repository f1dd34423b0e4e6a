import type { Task } from '@move/contract/home/tasks.ts';
import { INVITE_DAYS } from '@move/domain/team/invite.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { TASK_LOOKS } from './task-looks.ts';
import { taskMessages } from './tasks.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as pageStyles from '../../../ui/page/page.module.css';
import * as styles from '../home.module.css';

/** The user's tasks, each with its age and a link to its list. Renders nothing when there are none. */
export function TaskList({ tasks }: { tasks: readonly (Task & { href: string })[] }) {
  const t = useMessages(taskMessages);
  const { number } = useFormats();
  if (tasks.length === 0) return null;
  return (
    <section className={pageStyles.part} aria-labelledby="tasks">
      <h2 id="tasks">
        {t.title} <span className={`${look.soft} ${styles.count} ${look.figures}`}>{number(tasks.length)}</span>
      </h2>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.kind}>
            <TaskRow task={task} href={task.href} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TaskRow({ task, href }: { task: Task; href: string }) {
  const t = useMessages(taskMessages);
  const { kind, count, amount_in_cents } = task;
  const { number, money } = useFormats();
  const { tone, Icon } = TASK_LOOKS[kind];
  const detail = useDetail(task);
  // for a platform there is no amount: only the organisation can send the refund again
  const isOfOthers = kind === 'refund_failed' && amount_in_cents === null;
  return (
    <Link to={href}>
      <span className={styles.taskIcon} data-tone={tone}>
        <Icon size={19} stroke={1.75} aria-hidden />
      </span>
      <span className={`${look.grow} ${styles.taskText}`}>
        <span className={look.semibold}>
          {t.texts[kind](count, number(count), amount_in_cents === null ? '' : money(amount_in_cents))}
        </span>
        {detail !== null && <span className={`${look.soft} ${look.small}`}>{detail}</span>}
      </span>
      <span className={`${look.semibold} ${styles.verb}`}>{isOfOthers ? t.view : t.actions[kind]}</span>
      <IconChevronRight size={17} stroke={1.75} aria-hidden />
    </Link>
  );
}

/** Describes the oldest record of a task and since when it waits. */
function useDetail({ kind, oldest_at, oldest_name }: Task): string | null {
  const t = useMessages(taskMessages);
  const { relative } = useFormats();
  if (kind === 'invites' && oldest_at !== null) {
    return t.expires(
      relative(
        Temporal.Instant.from(oldest_at)
          .add({ hours: 24 * INVITE_DAYS })
          .toString(),
      ),
    );
  }
  if (oldest_name !== null) {
    return oldest_at === null ? t.next(oldest_name) : t.oldest(oldest_name, relative(oldest_at));
  }
  return oldest_at === null ? null : t.since(relative(oldest_at));
}
