import type { CSSProperties } from 'react';

/** Widths in px by the column's id; a missing column has its default width. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** The minimum fits a short header with its arrow; the maximum fits a wide screen. */
export const WIDTH_LIMITS = { min: 64, max: 1200 } as const;
/** The change per key press. */
export const WIDTH_STEP = 32;

export const clampWidth = (width: number): number =>
  Math.round(Math.min(WIDTH_LIMITS.max, Math.max(WIDTH_LIMITS.min, width)));

/** Sets the width of one column; null restores the default width. */
export function withWidth(widths: ColumnWidths, id: string, width: number | null): ColumnWidths {
  const { [id]: _, ...others } = widths;
  return width === null ? others : { ...others, [id]: clampWidth(width) };
}

/** The css variable of a column's width, set on the table: a drag changes only that, so no row is rendered again. */
export const widthVariable = (index: number): `--column-${number}` => `--column-${index}`;

/** The style of a cell: takes the width of its column from the table. */
export const cellWidth = (index: number): CSSProperties => ({ '--column-width': `var(${widthVariable(index)})` });

/** The width of a column on screen; assumes one table with this column on the page. */
export function widthOnScreen(id: string): number | null {
  return document.querySelector<HTMLElement>(`th[data-column="${CSS.escape(id)}"]`)?.offsetWidth ?? null;
}
