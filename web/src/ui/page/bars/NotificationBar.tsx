import { IconAlertCircle, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useWords } from '../../Words.tsx';
import { IconButton } from '../IconButton.tsx';
import { useCountdown } from './undo/use-countdown.ts';
import * as look from '../../look/look.module.css';
import * as styles from './bars.module.css';

export type Notice = { id: string; kind: 'success' | 'error' | 'info'; text: string };

/** Milliseconds after which a notice hides itself, also one about an error. */
export const NOTIFICATION_MS = 5000;

function SaveCheck() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="var(--mv-success-text)"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M20 10.5V8.2a2 2 0 0 0-.6-1.4l-2.2-2.2a2 2 0 0 0-1.4-.6H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6M8 4v4h6V4M14.5 18l2.2 2.2 4.3-4.4M12 16a2 2 0 1 1 1.6-3.2"
      />
    </svg>
  );
}

function NoticeIcon({ kind }: { kind: Notice['kind'] }) {
  if (kind === 'success') return <SaveCheck />;
  if (kind === 'error') return <IconAlertCircle size={20} stroke={1.75} color="var(--mv-danger-text)" aria-hidden />;
  return <IconInfoCircle size={20} stroke={1.75} color="var(--mv-info-text)" aria-hidden />;
}

function ShownNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const w = useWords();
  const { pause } = useCountdown(notice.id, NOTIFICATION_MS, onClose);
  return (
    <div className={`${styles.notice} ${look.rising}`} {...pause}>
      <NoticeIcon kind={notice.kind} />
      <p>{notice.text}</p>
      <IconButton
        label={w.notification.close}
        icon={<IconX size={16} stroke={1.75} />}
        onClick={onClose}
        withHint={false}
        isSmall
      />
    </div>
  );
}

/** One sentence at the bottom right, 5 s, paused by hover and focus. Nothing may be shown only here. */
export function NotificationBar({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const w = useWords();
  return (
    <section aria-label={w.notification.region} aria-live={notice?.kind === 'error' ? 'assertive' : 'polite'}>
      {notice !== null && <ShownNotice key={notice.id} notice={notice} onClose={onClose} />}
    </section>
  );
}
