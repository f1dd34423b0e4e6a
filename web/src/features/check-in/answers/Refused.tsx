import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { checkInMessages } from '../check-in.messages.ts';
import { useTaps } from '../people/use-check-in.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../check-in.module.css';

type RefusedProps = {
  sessionId: number;
  /** Makes all rows visible. */
  onShow: () => void;
};

/** The number of refused taps of a session that were not read; a click goes to the first one, which may be far from the names in sight. */
export function Refused({ sessionId, onShow }: RefusedProps) {
  const t = useMessages(checkInMessages).list;
  const { length: count } = useTaps(sessionId).filter(({ answer }) => answer?.kind === 'refused');
  const show = () => {
    onShow();
    requestAnimationFrame(() => {
      const answer = document.querySelector('[data-kind="refused"]');
      answer?.scrollIntoView({ block: 'center' });
      answer?.querySelector('button')?.focus({ preventScroll: true });
    });
  };
  if (count === 0) return null;
  return (
    <button type="button" className={`${styles.unsent} ${look.figures}`} data-part="refused" onClick={show}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      {t.notSaved(count)}
    </button>
  );
}
