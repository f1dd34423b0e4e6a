import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFirstScreenSettled } from '../loading/first-screen.ts';
import { invalidate, type Query } from './reads.ts';

/** Two open screens agree within two seconds: this, plus the time that the list itself takes. */
export const ASK_MS = 1_200;

/**
 * Reads these lists again when the version of what they show has changed, by any user. Reads only while the page is visible.
 * Returns whether the last request got no reply.
 */
export function useLive({ queryKey, queryFn, select }: Query<string>, reads: readonly Endpoint[]): boolean {
  // polling from the start would leave no pause, which secondary requests wait for
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
    // the first version too: the list may be older than it
    void invalidate(reads);
  }, [version, reads]);
  return isError;
}
