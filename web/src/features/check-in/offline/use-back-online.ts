import { getProfile } from '@move/contract/access/access.ts';
import { getToday, listCheckIn } from '@move/contract/check-in/check-in.ts';
import { useEffect, useRef } from 'react';
import { readAtOnce } from '../../../platform/api/reads.ts';
import { sendTaps } from './tap-sending.ts';

/**
 * As soon as anything is answered again, taps go at once and the menu, which knew no rights, is asked anew: a phone on a network
 * that comes and goes says neither that it went nor that it came back.
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

/** Where the phone does say so, everything is asked anew that could not be. */
export function useOnlineEvent(): void {
  useEffect(() => {
    const ask = () => void readAtOnce([getToday, listCheckIn, getProfile]);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
}
