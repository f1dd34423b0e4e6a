import type { SavedView } from '@move/contract/preferences/preferences.ts';
import { useState } from 'react';
import type { EditableListPreferences } from './use-list-preferences.ts';
import { type ViewQuery, viewOfQuery } from './url-state.ts';

/** A built-in view: `{ name: 'Te beoordelen', query: { status: 'pending' } }`. */
export type BuiltInView = {
  name: string;
  query: ViewQuery;
  /** How many rows it has; shown even while another view is open. */
  count?: number | undefined;
};

export type Views = {
  saved: readonly SavedView[];
  /** The current query belongs to no view yet. */
  isNew: boolean;
  /** The current view, even after a change of it; undefined when the query belongs to none. */
  current: BuiltInView | SavedView | undefined;
  /** The current saved view, when it was changed since it was chosen. */
  changed: SavedView | undefined;
  /** The columns of the current saved view; without one, or after the user changed them, those that the user chose for the list. */
  chosen: readonly string[] | null;
  choose: (ids: readonly string[] | null) => void;
};

type Options = { query: ViewQuery; builtIn: readonly BuiltInView[]; preferences: EditableListPreferences };

/** The saved views of a list, and the columns of the current one. */
export function useViews({ query, builtIn, preferences }: Options): Views {
  const { saved } = preferences;
  const [lastId, setLastId] = useState<number | null>(null);
  const [ownColumnsIn, setOwnColumnsIn] = useState<number | null>(null);
  const all: readonly (BuiltInView | SavedView)[] = [{ name: '', query: {} }, ...builtIn, ...saved];
  const last = saved.find((view) => view.id === lastId);
  const { view, isChanged } = viewOfQuery(all, query, last);
  const current = saved.find((one) => one === view);
  const currentId = current?.id ?? null;
  if (currentId !== lastId) setLastId(currentId);

  const ofView = current && current.id !== ownColumnsIn ? current.columns : null;
  return {
    saved,
    isNew: view === undefined || isChanged,
    current: view,
    changed: isChanged ? current : undefined,
    chosen: ofView?.filter((column) => column.is_shown).map((column) => column.name) ?? preferences.chosen,
    choose: (ids) => {
      setOwnColumnsIn(currentId);
      preferences.choose(ids);
    },
  };
}
