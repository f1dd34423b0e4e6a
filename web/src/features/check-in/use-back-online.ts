import { getProfile } from '@move/contract/access/access.ts';
import { getToday, listCheckIn } from '@move/contract/check-in/check-in.ts';
import { useEffect, useRef } from 'react';
import { forgetReads } from '../../platform/reads.ts';

/** Back on a network, everything is asked anew that could not be: the lists at once, and the menu, which knew no rights. */
export function useBackOnline(isCut: boolean): void {
  const wasCut = useRef(isCut);
  useEffect(() => {
    if (wasCut.current && !isCut) void forgetReads([getProfile]);
    wasCut.current = isCut;
  }, [isCut]);
  useEffect(() => {
    const ask = () => void forgetReads([getToday, listCheckIn, getProfile]);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
}
