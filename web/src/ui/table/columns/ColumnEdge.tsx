import { type PointerEvent, useRef } from 'react';
import { clampWidth } from './column-widths.ts';
import * as tableStyles from '../table.module.css';

export type ColumnEdgeProps = {
  /** Called with the column's current width when the drag starts. */
  onResizeStart: (width: number) => void;
  onResize: (width: number) => void;
  onResizeEnd: () => void;
  /** Called with the width to save; null restores the default width. */
  onDone: (width: number | null) => void;
};

/** Moves of fewer pixels are a click, not a drag. Half of the calendar's 6: a column has no link that a short drag would open. */
const SLACK_PIXELS = 3;

/** The right edge of a column: drag it, or double-click for the default width. The column chooser does the same by keyboard. */
export function ColumnEdge({ onResizeStart, onResize, onResizeEnd, onDone }: ColumnEdgeProps) {
  const taken = useRef<{ x: number; width: number; drawn: number } | null>(null);
  const take = (event: PointerEvent<HTMLElement>) => {
    const width = event.currentTarget.parentElement?.offsetWidth ?? 0;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    taken.current = { x: event.clientX, width, drawn: width };
    onResizeStart(width);
  };
  const draw = ({ clientX }: PointerEvent) => {
    const { current } = taken;
    if (current === null || (current.drawn === current.width && Math.abs(clientX - current.x) < SLACK_PIXELS)) return;
    current.drawn = clampWidth(current.width + clientX - current.x);
    onResize(current.drawn);
  };
  const letGo = () => {
    const { current } = taken;
    taken.current = null;
    onResizeEnd();
    if (current !== null && current.drawn !== current.width) onDone(current.drawn);
  };
  return (
    <span
      className={tableStyles.columnEdge}
      aria-hidden
      onPointerDown={take}
      onPointerMove={draw}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={() => onDone(null)}
    />
  );
}
