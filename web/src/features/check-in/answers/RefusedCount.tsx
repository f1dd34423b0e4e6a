import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { checkInMessages } from '../check-in.messages.ts';
import { useTaps } from '../people/use-check-in.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../check-in.module.css';

type RefusedProps = {
  sessionId: number;
  /** Empties the search, so that every row is visible. */
  onShow: () => void;
};

/** Shows how many taps of a session were refused and not read. A click scrolls to the first, which may be far away. */
export function RefusedCount({ sessionId, onShow }: RefusedProps) {
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
