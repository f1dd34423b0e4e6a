import { IconChevronRight } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { taskMessages } from './tasks.messages.ts';

/** Something that waits for the reader. */
export type Task = {
  id: string;
  /** How many rows the list has; nothing is shown for none. */
  count: number;
  text: string;
  /** What to do about it: a verb. */
  action: string;
  /** Since when the oldest waits; null where that is unknown. */
  since: string | null;
  /** The list of exactly these. */
  href: string;
};

/** What waits for the reader, each with its age and the list to do it in; nothing to do shows nothing. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const t = useMessages(taskMessages);
  const formats = useFormats();
  const open = tasks.filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  return (
    <section className="homepart" aria-labelledby="tasks">
      <h2 id="tasks">{t.title}</h2>
      <ul className="hometasks">
        {open.map(({ id, text, action, since, href }) => (
          <li key={id}>
            <Link to={href}>
              <span className="grow">
                <span className="b6">{text}</span>
                {since !== null && <span className="soft s13">{t.since(formats.relative(since))}</span>}
              </span>
              <span className="b6 hometaskverb">{action}</span>
              <IconChevronRight size={17} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
