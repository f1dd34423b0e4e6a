import { useEffect } from 'react';
import { useIsFirstScreenThere } from '../../platform/first-screen.ts';
import { readStored } from '../../platform/stored.ts';

/** Set as long as attendance that was noted without a network waits on this device. */
const WAITING_KEY = 'check_in_waiting';

/** Sends what an earlier page left, whatever screen is open now; nearly always there is nothing, and nothing is loaded. */
export function useLateTaps(): void {
  const isThere = useIsFirstScreenThere();
  useEffect(() => {
    if (!isThere || readStored(WAITING_KEY) === null) return;
    import('../../features/check-in/public.tsx').then((module) => module.sendLateTaps()).catch(() => undefined);
  }, [isThere]);
}
