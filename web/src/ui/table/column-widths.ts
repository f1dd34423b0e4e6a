import type { CSSProperties } from 'react';

/** In px, by the column's id; a column that is not named has its own width. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** Room for a word and its arrow; and no wider than a screen, so that the edge can be found again. */
export const WIDTH_LIMITS = { min: 64, max: 1200 } as const;
/** One press of a key. */
export const WIDTH_STEP = 32;

export const boundedWidth = (width: number): number =>
  Math.round(Math.min(WIDTH_LIMITS.max, Math.max(WIDTH_LIMITS.min, width)));

/** The widths with one column drawn anew; null gives it its own width back. */
export function withWidth(widths: ColumnWidths, id: string, width: number | null): ColumnWidths {
  const { [id]: _, ...others } = widths;
  return width === null ? others : { ...others, [id]: boundedWidth(width) };
}

/** The css variable of a column, which stands on the table: a drag writes that alone, so no row is drawn anew. */
export const widthVariable = (index: number): `--w${number}` => `--w${index}`;

export const cellWidth = (index: number): CSSProperties => ({ '--w': `var(${widthVariable(index)})` });

/** What a column measures in the table on screen. */
export function widthOnScreen(id: string): number | null {
  return document.querySelector<HTMLElement>(`.tbl th[data-column="${CSS.escape(id)}"]`)?.offsetWidth ?? null;
}
