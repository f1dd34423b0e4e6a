import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFirstScreenSettled } from './first-screen.ts';
import { invalidate, type Query } from './reads.ts';

/** Two screens that are open agree within two seconds: this, and the time the list itself takes. */
export const ASK_MS = 1_200;

/**
 * Reads these lists anew as soon as the version of what they show is another, whoever changed it and on whatever screen; asks
 * only while the page is in sight. Answers whether the last question had no answer.
 */
export function useLive({ queryKey, queryFn, select }: Query<string>, reads: readonly Endpoint[]): boolean {
  // what stands beside the first screen waits for a moment of silence, which this never leaves
  const enabled = useFirstScreenSettled();
  const { data: version, isError } = useQuery({
    queryKey: queryKey,
    queryFn: ({ signal }) => queryFn(signal),
    select: (reply: unknown) => select(reply as never),
    enabled,
    refetchInterval: ASK_MS,
    meta: { showsErrors: true },
  });
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (version === undefined || version === seen.current) return;
    seen.current = version;
    // the first one too: the list may be older than it
    void invalidate(reads);
  }, [version, reads]);
  return isError;
}
