import type { InboxItem } from '@move/contract/jobs/inbox.ts';
import type { Job } from '@move/contract/jobs/jobs.ts';
import { IconAlertTriangle, IconCircleCheck, IconMailOff, IconPlayerStop, IconScale } from '@tabler/icons-react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Link } from '../../platform/navigation/navigation.tsx';
import { JobEnd } from './JobEnd.tsx';
import { jobMessages } from './jobs.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './jobs.module.css';

const MARKS = {
  job_succeeded: { Icon: IconCircleCheck, tone: 'success' },
  job_failed: { Icon: IconAlertTriangle, tone: 'danger' },
  job_canceled: { Icon: IconPlayerStop, tone: 'neutral' },
  mails_stuck: { Icon: IconMailOff, tone: 'danger' },
  figures_corrected: { Icon: IconAlertTriangle, tone: 'danger' },
  reconciliation_differs: { Icon: IconScale, tone: 'danger' },
  provider_differs: { Icon: IconScale, tone: 'danger' },
  provider_not_compared: { Icon: IconScale, tone: 'danger' },
  notification_sent: { Icon: IconCircleCheck, tone: 'success' },
  notification_partly_failed: { Icon: IconAlertTriangle, tone: 'danger' },
  notification_failed: { Icon: IconAlertTriangle, tone: 'danger' },
  notification_canceled: { Icon: IconPlayerStop, tone: 'neutral' },
  notification_to_nobody: { Icon: IconAlertTriangle, tone: 'danger' },
  notification_without_sender: { Icon: IconAlertTriangle, tone: 'danger' },
  build_succeeded: { Icon: IconCircleCheck, tone: 'success' },
  build_failed: { Icon: IconAlertTriangle, tone: 'danger' },
  build_aborted: { Icon: IconPlayerStop, tone: 'neutral' },
} as const;

type InboxEntryProps = { item: InboxItem; isNew: boolean; onLeave: () => void };

/** An item: what happened, to which record, when, and its link. */
export function InboxEntry({ item, isNew, onLeave }: InboxEntryProps) {
  const t = useMessages(jobMessages);
  const formats = useFormats();
  const { Icon, tone } = MARKS[item.kind];
  const figures = figuresOf(item, { t, formats });
  return (
    <li className={styles.entry} data-new={isNew || undefined}>
      <Icon size={18} stroke={1.75} className={styles.mark} style={{ color: `var(--mv-${tone}-text)` }} aria-hidden />
      <div className={look.grow}>
        <p className={look.semibold}>
          {isNew && <span className={look.visuallyHidden}>{t.isNew}: </span>}
          {titleOf(item, t)}
        </p>
        {item.subject !== null && item.link === null && (
          <p className={`${look.small} ${look.muted} ${look.ellipsis}`}>{item.subject}</p>
        )}
        {item.job && <JobEnd job={item.job} />}
        {item.link !== null && (
          <Link to={item.link} className={buttonStyles.textLink} onClick={onLeave}>
            {item.subject ?? titleOf(item, t)}
          </Link>
        )}
        {figures !== '' && <p className={`${look.small} ${look.figures}`}>{figures}</p>}
        <time
          className={`${look.small} ${look.muted}`}
          dateTime={item.created_at}
          title={formats.moment(item.created_at)}
        >
          {formats.relative(item.created_at)}
        </time>
      </div>
    </li>
  );
}

type Words = (typeof jobMessages)['nl'];

const SHOWN = ['sent', 'failed', 'skipped'] as const;

/** The figures that are not zero; the number sent also when it is zero. */
function figuresOf(
  { figures }: InboxItem,
  { t, formats }: { t: Words; formats: ReturnType<typeof useFormats> },
): string {
  return SHOWN.filter((name) => (figures[name] ?? 0) > 0 || (name === 'sent' && figures['sent'] === 0))
    .map((name) => `${formats.number(figures[name] ?? 0)} ${t.figures[name]}`)
    .join(' · ');
}

function titleOf({ kind, job }: { kind: InboxItem['kind']; job: Job | null }, t: Words): string {
  return job ? `${t.kinds[job.kind].title}: ${t.items[kind].toLowerCase()}` : t.items[kind];
}
