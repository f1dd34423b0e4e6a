import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useEffect, useRef } from 'react';
import { invalidate } from './reads.ts';

/** Fetches these reads again when what a screen follows has ended: what changes with its end, such as the bell. */
export function useWhenEnded(isUnderWay: boolean, reads: readonly Pick<Endpoint, 'name'>[]): void {
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) void invalidate(reads);
    wasUnderWay.current = isUnderWay;
    // oxlint-disable-next-line react/exhaustive-deps -- the list of reads is new at every render and the same in what it names
  }, [isUnderWay]);
}
