import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Stable name, used by the column chooser and saved views. */
  id: string;
  header: string;
  /** Name of the sort in the endpoint's query; without it the column can't be sorted. */
  sort?: string | undefined;
  /** Numbers, money and dates are right-aligned with tabular figures. */
  align?: 'left' | 'right' | undefined;
  /** css width; only a virtualised table needs it for every column. */
  width?: number | string | undefined;
  cell: (row: Row) => ReactNode;
};

export type Sort = { by: string; direction: 'asc' | 'desc' };

/** The first click sorts ascending, the next reverses it. */
export function nextSort(sort: Sort | null, by: string): Sort {
  return { by, direction: sort?.by === by && sort.direction === 'asc' ? 'desc' : 'asc' };
}

export type Density = 'roomy' | 'compact';
export const ROW_HEIGHTS: Record<Density, number> = { roomy: 48, compact: 34 };

/** Chosen columns in order; ids that no longer exist are dropped, the fixed first column always stays. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], ids: readonly string[] | null): Column<Row>[] {
  if (ids === null) return [...columns];
  const [first, ...rest] = columns;
  const chosen = ids.flatMap((id) => rest.filter((column) => column.id === id));
  return first === undefined ? [] : [first, ...chosen];
}
