import type { Notification } from '@move/contract/notifications/notification.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ProgressLane } from '../../../ui/marks/ProgressLane.tsx';
import '../notifications.css';
import { sendingMessages } from './sending.messages.ts';

/** The progress and result of the sending. */
export function SendingProgress({ notification }: { notification: Notification }) {
  const t = useMessages(sendingMessages).progress;
  const formats = useFormats();
  const { status, started_at, canceled_at, paused_until, quiet_count, tz } = notification;
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
    <div className="sendprogress" role="status">
      {isSending && started_at === null ? (
        <p>{t.starting}</p>
      ) : (
        <>
          {isSending && (
            <>
              <p className="b6 num">{t.count(shown(done), shown(all))}</p>
              <ProgressLane percentage={all === 0 ? 100 : Math.floor((done / all) * 100)} label={t.label} />
            </>
          )}
          <p className="soft">{all === 0 && !isSending ? t.nobody : parts.join(' · ')}</p>
          {isSending && canceled_at !== null && <p className="soft">{t.stopping}</p>}
          {isSending && quiet_count > 0 && canceled_at === null && (
            <p className="soft">{t.quiet(shown(quiet_count))}</p>
          )}
          {isSending && paused_until !== null && <p className="soft">{t.paused(formats.moment(paused_until, tz))}</p>}
        </>
      )}
    </div>
  );
}
