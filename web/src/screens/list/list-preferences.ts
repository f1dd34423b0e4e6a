import { getPreferences, type ListPreferences, updatePreferences } from '@move/contract/preferences/preferences.ts';
import { useCall } from '../../platform/calls.ts';
import { rememberRead, useRead } from '../../platform/reads.ts';
import type { Density } from '../../ui/table/columns.ts';

const DEFAULTS: ListPreferences = { columns: null, density: 'roomy' };

export type ListLook = {
  /** Ids of the shown columns in their order; null is the standard. */
  chosen: readonly string[] | null;
  density: Density;
  choose: (ids: readonly string[] | null) => void;
  setDensity: (density: Density) => void;
  isReady: boolean;
};

/** How the reader left this list, kept on the server; a failing read shows the standard, a failing write says so. */
export function useListLook(list: string): ListLook {
  const input = { params: { list } };
  const read = useRead(getPreferences, input, { staleTime: Number.POSITIVE_INFINITY, showsErrors: true });
  const update = useCall(updatePreferences);
  const known = read.data?.preferences ?? DEFAULTS;
  const save = (change: Partial<ListPreferences>) => {
    rememberRead(getPreferences, input, { preferences: { ...known, ...change } });
    void update.call({ ...input, body: change });
  };
  return {
    chosen: known.columns?.filter((column) => column.is_shown).map((column) => column.name) ?? null,
    density: known.density,
    choose: (ids) => save({ columns: ids?.map((name) => ({ name, is_shown: true })) ?? null }),
    setDensity: (density) => save({ density }),
    isReady: !read.isPending,
  };
}
