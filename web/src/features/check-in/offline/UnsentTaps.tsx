import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { checkInMessages } from '../check-in.messages.ts';
import { serverNow } from './server-clock.ts';
import { hasTrouble, sendTaps } from './tap-sending.ts';
import { useTaps } from '../people/use-check-in.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../check-in.module.css';

const isOnline = () => navigator.onLine;
function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Milliseconds after which an unsent tap is shown, since the user must know before putting the phone away. */
const SLOW_MS = 4_000;

/** Whether the oldest tap has waited too long. `oldest` is its time, or null when no tap waits. */
function useIsSlow(oldest: number | null): boolean {
  const [, setAgain] = useState(0);
  const age = oldest === null ? null : serverNow() - oldest;
  useEffect(() => {
    if (age === null || age >= SLOW_MS) return;
    const timer = window.setTimeout(() => setAgain((count) => count + 1), SLOW_MS - age);
    return () => window.clearTimeout(timer);
  }, [age]);
  return age !== null && age >= SLOW_MS;
}

/** The number of unsent taps of all sessions; a click sends them at once. Hidden while they are sent without delay. */
export function UnsentTaps() {
  const t = useMessages(checkInMessages).list;
  const isStuck = useStore(hasTrouble);
  const online = useSyncExternalStore(follow, isOnline);
  const waiting = useTaps().filter(({ answer }) => answer === null);
  const count = waiting.length;
  const isSlow = useIsSlow(waiting[0]?.madeAt ?? null);
  const isShown = count > 0 && (isStuck || isSlow || !online);
  return (
    <span role="status">
      {isShown && (
        <button
          type="button"
          className={`${styles.unsent} ${look.figures}`}
          data-part="unsent"
          onClick={() => void sendTaps()}
        >
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          {t.unsent(count)}
        </button>
      )}
    </span>
  );
}
