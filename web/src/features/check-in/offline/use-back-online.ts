import { getProfile } from '@move/contract/access/access.ts';
import { getToday, listCheckIn } from '@move/contract/check-in/check-in.ts';
import { useEffect, useRef } from 'react';
import { readAtOnce } from '../../../platform/api/reads.ts';
import { sendTaps } from './tap-sending.ts';

/**
 * As soon as any call gets a reply again, sends the taps and reads the permissions of the menu again: a phone with an unstable network
 * reports neither offline nor online.
 */
export function useBackOnline(isServerUnreachable: boolean): void {
  const wasCut = useRef(isServerUnreachable);
  useEffect(() => {
    if (wasCut.current && !isServerUnreachable) {
      void readAtOnce([getProfile]);
      void sendTaps();
    }
    wasCut.current = isServerUnreachable;
  }, [isServerUnreachable]);
}

/** When the phone does report that it is online, reads everything again that failed. */
export function useOnlineEvent(): void {
  useEffect(() => {
    const ask = () => void readAtOnce([getToday, listCheckIn, getProfile]);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
}
