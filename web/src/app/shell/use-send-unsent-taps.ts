import { useEffect } from 'react';
import { useFirstScreenSettled } from '../../platform/loading/first-screen.ts';
import { hasUnsentTaps } from '../../platform/state/unsent-taps.ts';

/**
 * Sends the check-in taps that were unsent when the app was last closed, whichever screen opens first. Loads the code of the check-in only
 * if there are any.
 */
export function useSendUnsentTaps(): void {
  const isThere = useFirstScreenSettled();
  useEffect(() => {
    if (!isThere || !hasUnsentTaps()) return;
    import('../../features/check-in/public.tsx').then((module) => module.sendQueuedCheckIns()).catch(() => undefined);
  }, [isThere]);
}
