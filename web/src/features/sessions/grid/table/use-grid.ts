import { useState } from 'react';
import { createHistory, redo, addStep, undo } from './grid-history.ts';
import type { GridRows } from './grid-rows.ts';

export type Grid = {
  rows: GridRows;
  /** Changes the rows. Every change can be undone. */
  change: (next: (rows: GridRows) => GridRows) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Replaces the rows and clears the undo history. */
  reset: (rows: GridRows) => void;
};

/** The rows of a grid with their undo history. */
export function useGrid(first: () => GridRows): Grid {
  const [history, setHistory] = useState(() => createHistory(first()));
  return {
    rows: history.now,
    change: (next) => setHistory((known) => addStep(known, next(known.now))),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    reset: (rows) => setHistory(createHistory(rows)),
  };
}
