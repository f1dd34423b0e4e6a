import { useEffect, useRef, useState } from 'react';
import type { CellPosition, Range } from './grid-rows.ts';

/** The selected cells, and the focus: `focus` also works for a cell in a row that is not rendered yet. */
export function useGridSelection(id: string, rowCount: number) {
  const [range, setRange] = useState<Range | null>(null);
  const waiting = useRef<CellPosition | null>(null);
  const elementAt = ({ row, column }: CellPosition) => document.getElementById(`${id}-${row}-${column}`);
  useEffect(() => {
    if (waiting.current === null) return;
    const element = elementAt(waiting.current);
    waiting.current = null;
    element?.focus();
  });
  const focus = (position: CellPosition) => {
    if (position.row < rowCount) return elementAt(position)?.focus();
    waiting.current = position;
  };
  const select = (position: CellPosition, isExtending = false) =>
    setRange((known) => ({ from: isExtending && known ? known.from : position, to: position }));
  return { range, focus, select };
}
