import { type CSSProperties, useRef, useState } from 'react';
import type { ColumnEdgeProps } from './ColumnEdge.tsx';
import { type ColumnWidths, cellWidth, widthVariable } from './column-widths.ts';
import type { DataTableProps } from '../table-props.ts';
import * as tableStyles from '../table.module.css';

export type Drawn = { className?: string; style?: CSSProperties };
const OWN: Drawn = {};
const NONE: ColumnWidths = {};

/** The current column widths, also during a drag; `cell` is for the header and every row. */
export function useColumnWidths<Row>({ columns, widths = NONE, onWidth }: DataTableProps<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const [taken, setTaken] = useState<{ id: string; width: number } | null>(null);
  const all = taken === null ? widths : { [taken.id]: taken.width, ...widths };
  const style = Object.fromEntries(
    columns.flatMap(({ id }, index) => (all[id] === undefined ? [] : [[widthVariable(index), `${all[id]}px`]])),
  );
  // a table without a flexible column is as wide as its columns together
  const isDrawn = columns.every(({ id }) => all[id] !== undefined);
  const cell = (index: number): Drawn => {
    const id = columns[index]?.id;
    return id === undefined || all[id] === undefined
      ? OWN
      : { className: tableStyles.widened, style: cellWidth(index) };
  };
  const edge =
    onWidth &&
    ((index: number, id: string): ColumnEdgeProps => ({
      onResizeStart: (width) => setTaken({ id, width }),
      onResize: (width) => table.current?.style.setProperty(widthVariable(index), `${width}px`),
      onResizeEnd: () => setTaken(null),
      onDone: (width) => onWidth(id, width),
    }));
  return { table, style, isDrawn, cell, edge };
}
