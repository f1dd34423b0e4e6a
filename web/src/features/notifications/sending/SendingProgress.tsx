import type { Notification } from '@move/contract/notifications/notification.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ProgressBar } from '../../../ui/marks/ProgressBar.tsx';
import { sendingMessages } from './sending.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './sending.module.css';

/** The progress and result of the sending. */
export function SendingProgress({ notification }: { notification: Notification }) {
  const t = useMessages(sendingMessages).progress;
  const formats = useFormats();
  const { status, started_at, canceled_at, paused_until, quiet_count, tz } = notification;
  const { is_rounded, may } = notification;
  const { recipients_count: all, sent_count, failed_count, skipped_count } = notification;
  const done = sent_count + failed_count + skipped_count;
  const isSending = status === 'sending';
  const shown = (count: number) => formats.number(count);
  const parts = [
    t.sent(shown(sent_count)),
    ...(failed_count > 0 ? [t.failed(shown(failed_count))] : []),
    ...(skipped_count > 0 ? [t.skipped(shown(skipped_count))] : []),
  ];
  return (
    <div className={styles.progress} role="status">
      {isSending && started_at === null ? (
        <p>{t.starting}</p>
      ) : (
        <>
          {isSending && (
            <>
              <p className={`${look.semibold} ${look.figures}`}>{t.count(shown(done), shown(all))}</p>
              <ProgressBar percentage={all === 0 ? 100 : Math.floor((done / all) * 100)} label={t.label} />
            </>
          )}
          <p className={look.soft}>{all === 0 && !isSending ? t.nobody : parts.join(' · ')}</p>
          {is_rounded && <p className={look.soft}>{may.list_recipients ? t.rounded : `${t.rounded} ${t.unnamed}`}</p>}
          {isSending && canceled_at !== null && <p className={look.soft}>{t.stopping}</p>}
          {isSending && quiet_count > 0 && canceled_at === null && (
            <p className={look.soft}>{t.quiet(shown(quiet_count))}</p>
          )}
          {isSending && paused_until !== null && (
            <p className={look.soft}>{t.paused(formats.moment(paused_until, tz))}</p>
          )}
        </>
      )}
    </div>
  );
}
