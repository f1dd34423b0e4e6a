import { useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { VIEW_KEYS } from '../../../platform/session/forget-user-data.ts';
import { parseStored, readStored, writeStored } from '../../../platform/state/stored.ts';
import { useSearch, useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { changedQuery, type ViewQuery, validQuery, withoutDefaults } from './url-state.ts';

export type ViewState = {
  query: ViewQuery;
  /** Changes some values; `undefined` removes one. Each change is a history entry. */
  change: (change: Readonly<Record<string, string | undefined>>) => void;
  /** Replaces the whole view. */
  show: (query: ViewQuery) => void;
};

/** The query of a list on a screen. */
export type ListViewState = ViewState & {
  /** The list is opened for the first time in this browser tab, without filters in the URL: its default view applies. */
  isFresh: boolean;
  /** Replaces the whole view, without a new history entry. */
  begin: (query: ViewQuery) => void;
  /** Marks the list as opened in this browser tab: its default view doesn't apply again. */
  settle: () => void;
};

// Per browser tab, so that search words don't outlive the visit and two tabs don't affect each other.
const storageKey = (list: string) => `${VIEW_KEYS}${list}`;

/** Stores the filters and sorting last used on a list, without the page. */
function rememberView(list: string, query: ViewQuery): void {
  const { page: _, ...rest } = query;
  writeStored(storageKey(list), JSON.stringify(rest), 'sessionStorage');
}

const isRemembered = (list: string) => readStored(storageKey(list), 'sessionStorage') !== null;

function recallView(list: string): ViewQuery {
  const stored = parseStored(readStored(storageKey(list), 'sessionStorage'));
  return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored)) : {};
}

const isEmpty = (query: ViewQuery) => Object.keys(query).length === 0;

/** The view of a list, kept in the URL; a list opened without one starts with the filters last used on it. */
export function useViewQuery(schema: z.ZodObject, list: string): ListViewState {
  const search = useSearch();
  const setSearch = useSetSearch();
  const inAddress = useMemo(() => withoutDefaults(schema, validQuery(schema, search)), [schema, search]);
  const [restored, setRestored] = useState<ViewQuery | null>(() =>
    isEmpty(inAddress) ? withoutDefaults(schema, validQuery(schema, recallView(list))) : null,
  );
  const [isFresh] = useState(() => isEmpty(inAddress) && !isRemembered(list));
  const isRestoring = restored !== null && !isEmpty(restored);

  if (restored !== null && !isEmpty(inAddress)) setRestored(null);

  useEffect(() => {
    if (isRestoring) setSearch(restored, { replace: true });
  }, [isRestoring, restored, setSearch]);
  useEffect(() => {
    // an untouched list isn't remembered before its default view is known, else the default view would never apply in this tab
    const isUntouched = isEmpty(inAddress) && !isRemembered(list);
    if (!isRestoring && !isUntouched) rememberView(list, inAddress);
  }, [isRestoring, list, inAddress]);

  const query = isRestoring ? restored : inAddress;
  const step = (nextOf: (now: ViewQuery) => ViewQuery) => {
    const cleared = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, undefined]));
    setRestored(null);
    // reads the current URL: a debounced search runs later, when a filter may have been removed
    setSearch(
      (now) => {
        const shown = isRestoring ? restored : withoutDefaults(schema, validQuery(schema, now));
        return { ...cleared, ...withoutDefaults(schema, nextOf(shown)) };
      },
      { replace: false },
    );
  };
  return {
    query,
    isFresh,
    settle: () => rememberView(list, query),
    begin: (next) => setSearch(withoutDefaults(schema, next), { replace: true }),
    show: (next) => step(() => next),
    change: (change) => step((now) => changedQuery(now, change)),
  };
}
