import { useState } from 'react';
import { begin, redo, step, undo } from './grid-history.ts';
import type { GridRows } from './grid-rows.ts';

export type Grid = {
  rows: GridRows;
  /** Every change goes by here and can be taken back. */
  change: (next: (rows: GridRows) => GridRows) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Begins anew; what was can't be brought back. */
  reset: (rows: GridRows) => void;
};

/** Rows of a grid with all that was done to them. */
export function useGrid(first: () => GridRows): Grid {
  const [history, setHistory] = useState(() => begin(first()));
  return {
    rows: history.now,
    change: (next) => setHistory((known) => step(known, next(known.now))),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    reset: (rows) => setHistory(begin(rows)),
  };
}
