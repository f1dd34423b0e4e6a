import {
  getPreferences,
  type ListPreferences,
  type SavedView,
  updatePreferences,
} from '@move/contract/preferences/preferences.ts';
import { useCall } from '../../platform/calls.ts';
import { usePlace } from '../../platform/gate.tsx';
import { rememberRead, useRead } from '../../platform/reads.ts';
import type { Density } from '../../ui/table/columns.ts';

const DEFAULTS: ListPreferences = { columns: null, density: 'roomy' };
const NO_VIEWS: readonly SavedView[] = [];

export type ListLook = {
  /** Ids of the shown columns in their order; null is the standard. */
  chosen: readonly string[] | null;
  density: Density;
  /** The saved views that the reader sees here. */
  saved: readonly SavedView[];
  choose: (ids: readonly string[] | null) => void;
  setDensity: (density: Density) => void;
  isReady: boolean;
};

/** How the reader left this list and its views, kept on the server; a failing read shows the standard, a failing write says so. */
export function useListLook(list: string): ListLook {
  const { organizationId } = usePlace();
  const input = { params: { list }, query: organizationId === null ? {} : { organization_id: organizationId } };
  const read = useRead(getPreferences, input, { staleTime: 60_000, showsErrors: true });
  const update = useCall(updatePreferences);
  const known = read.data?.preferences ?? DEFAULTS;
  const saved = read.data?.views ?? NO_VIEWS;
  const save = (change: Partial<ListPreferences>) => {
    rememberRead(getPreferences, input, { preferences: { ...known, ...change }, views: [...saved] });
    void update.call({ params: input.params, body: change });
  };
  return {
    chosen: known.columns?.filter((column) => column.is_shown).map((column) => column.name) ?? null,
    density: known.density,
    saved,
    choose: (ids) => save({ columns: ids?.map((name) => ({ name, is_shown: true })) ?? null }),
    setDensity: (density) => save({ density }),
    isReady: !read.isPending,
  };
}
