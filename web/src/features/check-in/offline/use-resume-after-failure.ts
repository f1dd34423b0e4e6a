import { getProfile } from '@move/contract/access/access.ts';
import { getToday, listCheckIn } from '@move/contract/check-in/check-in.ts';
import { useEffect, useRef } from 'react';
import { refetchNow } from '../../../platform/api/reads.ts';
import { sendTaps } from './tap-sending.ts';

/**
 * When the list's read succeeds again after a failure, sends the taps and reads the profile again. On an unstable network the browser fires
 * no `online` event.
 */
export function useResumeAfterFailure(isServerUnreachable: boolean): void {
  const wasCut = useRef(isServerUnreachable);
  useEffect(() => {
    if (wasCut.current && !isServerUnreachable) {
      void refetchNow([getProfile]);
      void sendTaps();
    }
    wasCut.current = isServerUnreachable;
  }, [isServerUnreachable]);
}

/** When the browser reports that it is online, reads today, the check-in lists on screen and the profile again. */
export function useRefetchWhenOnline(): void {
  useEffect(() => {
    const ask = () => void refetchNow([getToday, listCheckIn, getProfile]);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
}
