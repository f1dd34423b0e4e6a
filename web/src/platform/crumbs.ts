import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const lastCrumb = createStore<string | null>(null);

/** Names the record on screen as last part of the breadcrumb; null while it loads. */
export function useCrumb(name: string | null | undefined): void {
  useEffect(() => {
    lastCrumb.set(name ?? null);
    return () => lastCrumb.set(null);
  }, [name]);
}

export const useLastCrumb = (): string | null => useStore(lastCrumb);
