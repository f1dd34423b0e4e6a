import { useEffect } from 'react';
import { useFirstScreenSettled } from '../../platform/loading/first-screen.ts';
import { hasUnsentTaps } from '../../platform/state/unsent-taps.ts';

/** Sends what an earlier page left, whatever screen is open now; nearly always there is nothing, and nothing is loaded. */
export function useLateTaps(): void {
  const isThere = useFirstScreenSettled();
  useEffect(() => {
    if (!isThere || !hasUnsentTaps()) return;
    import('../../features/check-in/public.tsx').then((module) => module.sendLateTaps()).catch(() => undefined);
  }, [isThere]);
}
