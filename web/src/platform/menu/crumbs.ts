import { useEffect } from 'react';
import { createStore, useStore } from '../state/store.ts';

export type Crumb = { readonly name: string; readonly href: string; readonly parent?: Crumb };

type Crumbs = { readonly parents: readonly Crumb[]; readonly last: string | null };

const NO_CRUMBS: Crumbs = { parents: [], last: null };
const crumbs = createStore<Crumbs>(NO_CRUMBS);

/** Sets the last part of the breadcrumb to the name of the record on screen, after its parents. `last` is null while the record loads. */
export function useSetCrumbs(last: string | null | undefined, parent?: Crumb): void {
  const before = JSON.stringify(listCrumbs(parent));
  useEffect(() => {
    crumbs.set({ last: last ?? null, parents: JSON.parse(before) as Crumb[] });
    return () => crumbs.set(NO_CRUMBS);
  }, [last, before]);
}

const origin = createStore<Crumb | null>(null);

/** Sets the first part of a record's breadcrumb to the list that the user came from, when that isn't the usual one. */
export function useSetCrumbOrigin(from: Crumb | null): void {
  const text = JSON.stringify(from);
  useEffect(() => {
    origin.set(JSON.parse(text) as Crumb | null);
    return () => origin.set(null);
  }, [text]);
}

export const useOriginCrumb = (): Crumb | null => useStore(origin);

function listCrumbs(crumb: Crumb | undefined): Crumb[] {
  return crumb === undefined ? [] : [...listCrumbs(crumb.parent), { name: crumb.name, href: crumb.href }];
}

export const useCrumbs = (): Crumbs => useStore(crumbs);
