import { useEffect } from 'react';
import { useFirstScreenSettled } from '../../platform/loading/first-screen.ts';
import { hasUnsentTaps } from '../../platform/state/unsent-taps.ts';

/** Sends check-ins that an earlier page left unsent, whatever screen is open now; usually there are none, and nothing is loaded. */
export function useLateTaps(): void {
  const isThere = useFirstScreenSettled();
  useEffect(() => {
    if (!isThere || !hasUnsentTaps()) return;
    import('../../features/check-in/public.tsx').then((module) => module.sendQueuedCheckIns()).catch(() => undefined);
  }, [isThere]);
}
