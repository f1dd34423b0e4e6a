import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createStore, useStore } from '../state/store.ts';

const DELAY_MS = 1000;

const firstScreenSettled = createStore(false);

/** Whether the first screen's reads have settled. Secondary requests wait until then, so that they don't slow the screen down. */
export function useFirstScreenSettled(): boolean {
  const reads = useIsFetching();
  useEffect(() => {
    if (firstScreenSettled.get() || reads > 0) return undefined;
    const timer = window.setTimeout(() => firstScreenSettled.set(true), DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [reads]);
  return useStore(firstScreenSettled);
}
