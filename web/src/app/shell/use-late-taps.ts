import { useEffect } from 'react';
import { useFirstScreenSettled } from '../../platform/loading/first-screen.ts';
import { hasUnsentTaps } from '../../platform/state/unsent-taps.ts';

/** Sends taps of the check-in that an earlier page left unsent, on any screen. Usually there are none, and then no code is loaded. */
export function useLateTaps(): void {
  const isThere = useFirstScreenSettled();
  useEffect(() => {
    if (!isThere || !hasUnsentTaps()) return;
    import('../../features/check-in/public.tsx').then((module) => module.sendQueuedCheckIns()).catch(() => undefined);
  }, [isThere]);
}
