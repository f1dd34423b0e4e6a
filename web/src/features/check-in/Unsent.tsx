import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { useStore } from '../../platform/store.ts';
import { checkInMessages } from './check-in.messages.ts';
import { hasTrouble, sendTaps } from './tap-sending.ts';
import { useTaps } from './use-check-in.ts';

const isOnline = () => navigator.onLine;
function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** How many taps wait for a network, of all sessions; pressing it tries at once. Silent while they simply go. */
export function Unsent() {
  const t = useMessages(checkInMessages).list;
  const isStuck = useStore(hasTrouble);
  const online = useSyncExternalStore(follow, isOnline);
  const count = useTaps().filter(({ answer }) => answer === null).length;
  const isShown = count > 0 && (isStuck || !online);
  return (
    <span role="status" className="unsentplace">
      {isShown && (
        <button type="button" className="unsent num" onClick={() => void sendTaps()}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          {t.unsent(count)}
        </button>
      )}
    </span>
  );
}
