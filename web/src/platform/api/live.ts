import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFirstScreenSettled } from '../loading/first-screen.ts';
import { invalidate, type Query } from './reads.ts';

/** Polling interval: two open screens agree within two seconds, including the time that the list itself takes. */
export const ASK_MS = 1_200;

/**
 * Polls the version of these lists, and reads them again when any user has changed them. Polls only while the page is visible. Returns
 * whether the last request got no reply.
 */
export function useLive({ queryKey, queryFn, select }: Query<string>, reads: readonly Endpoint[]): boolean {
  // secondary requests wait for a pause, and polling from the start would leave none
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
    // also for the first version: the list may have been read before it
    void invalidate(reads);
  }, [version, reads]);
  return isError;
}
