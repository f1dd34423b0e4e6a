import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFirstScreenSettled } from '../loading/first-screen.ts';
import { invalidate, type Query } from './reads.ts';

/** Polling interval in milliseconds. Two open screens show the same within two seconds, including the time to load the list. */
export const ASK_MS = 1_200;

/**
 * Polls the version of a list, and fetches `reads` again when the version differs, because any user changed the list. Polls only while the
 * page is visible. Returns whether the last poll failed.
 */
export function useLive({ queryKey, queryFn, select }: Query<string>, reads: readonly Endpoint[]): boolean {
  // starts after the first screen has settled: secondary requests wait for a moment without reads, and polling would leave none
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
    // also at the first version: the list may have been read before a change
    void invalidate(reads);
  }, [version, reads]);
  return isError;
}
