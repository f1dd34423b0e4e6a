import { getCheckInVersion } from '@move/contract/check-in/check-in.ts';
import type { Endpoint, ParamsOf } from '@move/contract/kit/endpoint.ts';
import { useEffect, useRef } from 'react';
import { useIsFirstScreenThere } from '../../platform/first-screen.ts';
import { forgetReads, useRead } from '../../platform/reads.ts';

/** Two screens that are open agree within two seconds: this, and the time the list itself takes. */
const ASK_MS = 1_200;

/**
 * Reads these lists of a session's people anew as soon as anybody changed something in them, on whatever screen; asks only
 * while the page is in sight.
 */
export function useLivePeople(params: ParamsOf<typeof getCheckInVersion>, reads: readonly Endpoint[]): void {
  // what stands beside the first screen waits for a moment of silence, which this never leaves
  const enabled = useIsFirstScreenThere();
  const { data } = useRead(getCheckInVersion, { params }, { enabled, askAgain: () => ASK_MS, showsErrors: true });
  const version = data?.version;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (version === undefined || version === seen.current) return;
    seen.current = version;
    // the first one too: the list may be older than it
    void forgetReads(reads);
  }, [version, reads]);
}
