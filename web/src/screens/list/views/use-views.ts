import type { SavedView } from '@move/contract/preferences/preferences.ts';
import { useState } from 'react';
import type { EditableListPreferences } from './use-list-preferences.ts';
import { isSameView, type ViewQuery } from './url-state.ts';

/** A built-in view: `{ name: 'Te beoordelen', query: { status: 'pending' } }`. */
export type BuiltInView = {
  name: string;
  query: ViewQuery;
  /** How many rows wait there; shown also while another view is open. */
  count?: number | undefined;
};

export type Views = {
  saved: readonly SavedView[];
  /** The current query belongs to no view yet. */
  isNew: boolean;
  /** The reader's own view that was active before the last change; it can be updated. */
  changed: SavedView | undefined;
  /** The columns of the current view, else the reader's own. */
  chosen: readonly string[] | null;
  choose: (ids: readonly string[] | null) => void;
};

type Options = { query: ViewQuery; builtIn: readonly BuiltInView[]; preferences: EditableListPreferences };

/** The saved views of a list, and what the current one means for its columns. */
export function useViews({ query, builtIn, preferences }: Options): Views {
  const { saved } = preferences;
  const current = saved.find((view) => isSameView(view.query, query));
  const [lastId, setLastId] = useState<number | null>(null);
  const [ownColumnsIn, setOwnColumnsIn] = useState<number | null>(null);
  const currentId = current?.id;
  if (currentId !== undefined && currentId !== lastId) setLastId(currentId);

  const ofView = current && current.id !== ownColumnsIn ? current.columns : null;
  return {
    saved,
    isNew: current === undefined && ![{ query: {} }, ...builtIn].some((view) => isSameView(view.query, query)),
    changed: current === undefined ? saved.find((view) => view.id === lastId && view.may.update) : undefined,
    chosen: ofView?.filter((column) => column.is_shown).map((column) => column.name) ?? preferences.chosen,
    choose: (ids) => {
      setOwnColumnsIn(currentId ?? null);
      preferences.choose(ids);
    },
  };
}
