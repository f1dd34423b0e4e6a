import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

export type Crumb = { readonly name: string; readonly href: string };

type Crumbs = { readonly parent: Crumb | null; readonly last: string | null };

const NOTHING: Crumbs = { parent: null, last: null };
const crumbs = createStore<Crumbs>(NOTHING);

/** Names the record on screen as last part of the breadcrumb, and what it belongs to before that; null while it loads. */
export function useCrumb(last: string | null | undefined, parent?: Crumb): void {
  const { name, href } = parent ?? {};
  useEffect(() => {
    crumbs.set({ last: last ?? null, parent: name === undefined || href === undefined ? null : { name, href } });
    return () => crumbs.set(NOTHING);
  }, [last, name, href]);
}

export const useLastCrumbs = (): Crumbs => useStore(crumbs);
