import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const PAUSE_MS = 1000;

const isThere = createStore(false);

/** False until the first screen has read what it shows; what only stands beside it waits for that, and costs it nothing. */
export function useFirstScreenSettled(): boolean {
  const reads = useIsFetching();
  useEffect(() => {
    if (isThere.get() || reads > 0) return undefined;
    const timer = window.setTimeout(() => isThere.set(true), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [reads]);
  return useStore(isThere);
}
