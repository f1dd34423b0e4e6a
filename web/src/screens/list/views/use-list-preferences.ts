import {
  getPreferences,
  ORDERED_VIEWS_MAX,
  type ListPreferences,
  type SavedView,
  updatePreferences,
} from '@move/contract/preferences/preferences.ts';
import { useRef } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useScreenScope } from '../../../platform/session/gate.tsx';
import { queryClient } from '../../../platform/api/query-client.ts';
import { setQueryData, useRead } from '../../../platform/api/reads.ts';
import { type ColumnWidths, withWidth } from '../../../ui/table/columns/column-widths.ts';
import type { Density } from '../../../ui/table/columns/columns.ts';

const DEFAULTS: ListPreferences = { columns: null, density: 'roomy', widths: {}, view_order: [], default_view: null };
const NO_VIEWS: readonly SavedView[] = [];

type PreferencesInput = { params: { list: string }; query: { organization_id?: number } };

export type EditableListPreferences = {
  /** Ids of the shown columns in their order; null is the standard. */
  chosen: readonly string[] | null;
  density: Density;
  widths: ColumnWidths;
  /** The saved views visible to the user here. */
  saved: readonly SavedView[];
  choose: (ids: readonly string[] | null) => void;
  setDensity: (density: Density) => void;
  /** Null restores the column's own width. */
  setWidth: (id: string, width: number | null) => void;
  /** The saved view that the list opens with. */
  defaultView: number | null;
  setDefaultView: (id: number | null) => void;
  /** Puts the tabs of the saved views in this order. */
  orderViews: (views: readonly SavedView[]) => void;
  /** Restores the standard columns and widths. */
  reset: () => void;
  isReady: boolean;
};

/**
 * The user's columns, widths, density and saved views of this list, stored on the server. A failed read shows the standard; a failed write
 * shows an error.
 */
export function useListPreferences(list: string): EditableListPreferences {
  const { organizationId } = useScreenScope();
  const query = organizationId === null ? {} : { organization_id: organizationId };
  const input: PreferencesInput = { params: { list }, query };
  const read = useRead(getPreferences, input, { staleTime: 60_000, showsErrors: true });
  const send = useSending(input);
  const known = read.data?.preferences ?? DEFAULTS;
  const saved = read.data?.views ?? NO_VIEWS;
  const save = (change: Partial<ListPreferences>, views = saved) => {
    setQueryData(getPreferences, input, { preferences: { ...known, ...change }, views: [...views] });
    void send(change);
  };
  return {
    chosen: known.columns?.filter((column) => column.is_shown).map((column) => column.name) ?? null,
    density: known.density,
    widths: known.widths,
    saved,
    choose: (ids) => save({ columns: ids?.map((name) => ({ name, is_shown: true })) ?? null }),
    setDensity: (density) => save({ density }),
    setWidth: (id, width) => save({ widths: withWidth(known.widths, id, width) }),
    defaultView: known.default_view,
    setDefaultView: (id) => save({ default_view: id }),
    orderViews: (views) => save({ view_order: views.slice(0, ORDERED_VIEWS_MAX).map(({ id }) => id) }, views),
    reset: () => save({ columns: null, widths: {} }),
    isReady: !read.isPending,
  };
}

/** Sends changes one call at a time; changes made during a call are sent together after it, so that the last one arrives last. */
function useSending(input: PreferencesInput): (change: Partial<ListPreferences>) => Promise<void> {
  const update = useCall(updatePreferences);
  const waiting = useRef<Partial<ListPreferences>>({});
  const isSending = useRef(false);
  return async (change) => {
    waiting.current = { ...waiting.current, ...change };
    if (isSending.current) return;
    isSending.current = true;
    while (Object.keys(waiting.current).length > 0) {
      const body = waiting.current;
      waiting.current = {};
      const { ok } = await update.call({ ...input, body });
      // the density applies to all lists: those not on screen are read again
      if (ok && body.density !== undefined)
        queryClient.removeQueries({ queryKey: [getPreferences.name], type: 'inactive' });
    }
    isSending.current = false;
  };
}
