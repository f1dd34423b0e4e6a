import { useEffect, useMemo, useRef } from 'react';
import { type DraftState, useDraft } from '../../../screens/edit/drafts/use-draft.ts';
import { type GridRows, isBlank } from './table/grid-rows.ts';
import type { Grid } from './table/use-grid.ts';
import { COLUMNS } from './cells/grid-cells.ts';

/** Stores the rows of a grid as a draft, like the drafts of forms. The user can undo restoring a draft. */
export function useGridDraft(name: string, grid: Grid): DraftState {
  const latest = useRef(grid);
  useEffect(() => {
    latest.current = grid;
  });
  const source = useMemo(
    () => ({
      typed: () => {
        const { rows } = latest.current;
        return rows.every(isBlank) ? null : { rows: rows.map(({ cells }) => cells) };
      },
      restore: (values: Readonly<Record<string, unknown>>) => latest.current.change(() => rowsIn(values['rows'])),
    }),
    [],
  );
  return useDraft(name, source);
}

/** The rows of a draft, which may come from an earlier version of the product. */
function rowsIn(kept: unknown): GridRows {
  if (!Array.isArray(kept)) return [];
  return kept.filter(Array.isArray).map((cells, index) => ({
    key: index + 1,
    cells: COLUMNS.map((_, column) => {
      const text: unknown = cells[column];
      return typeof text === 'string' ? text : '';
    }),
  }));
}
