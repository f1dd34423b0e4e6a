import type { ReactNode } from 'react';
import type { MenuItem } from '../overlays/menus/ActionMenu.tsx';
import type { Column, Density, Sort } from './columns/columns.ts';
import type { ColumnWidths } from './columns/column-widths.ts';
import type { RowWindow } from './row-window.ts';

export type DataTableProps<Row> = {
  /** Accessible name of the table: the page's title. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The name of a row in “… kiezen” and “Meer acties voor …”. */
  rowName: (row: Row) => string;
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  rowMenu?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** Called for a click on a row, unless on one of its controls, and for Enter on the row under the cursor. */
  onOpen?: ((row: Row) => void) | undefined;
  /** One row as a card, for the phone. */
  card?: ((row: Row) => ReactNode) | undefined;
  density?: Density | undefined;
  /** The column widths that the user chose. */
  widths?: ColumnWidths | undefined;
  /** Called when the user changes a width; null restores the column's default width. */
  onWidth?: ((id: string, width: number | null) => void) | undefined;
  /**
   * The cells of the footer by column id; that of the first column is the heading of the row. `card` and `note` are for the phone, see
   * CardTotals.
   */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** New rows are loading; the old ones stay. */
  isBusy?: boolean | undefined;
};

export type RowsProps<Row> = DataTableProps<Row> & {
  rowWindow: RowWindow;
  /** Row under the keyboard cursor, -1 for none. */
  cursor: number;
};
