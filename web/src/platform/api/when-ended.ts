import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useEffect, useRef } from 'react';
import { invalidate } from './reads.ts';

/** Fetches these reads again, e.g. the inbox, when a run that the screen follows ends: the end of a run changes them. */
export function useWhenEnded(isUnderWay: boolean, reads: readonly Pick<Endpoint, 'name'>[]): void {
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) void invalidate(reads);
    wasUnderWay.current = isUnderWay;
    // oxlint-disable-next-line react/exhaustive-deps -- the list of reads is a new array at every render, with the same contents
  }, [isUnderWay]);
}
