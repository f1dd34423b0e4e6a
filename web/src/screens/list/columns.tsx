import { fieldLabel } from '@move/contract/kit/labels.ts';
import type { Cell } from '@move/domain/kit/files/csv.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { Column } from '../../ui/table/columns/columns.ts';
import { RecordLink } from '../links.tsx';
import { screenMessages } from '../screen.messages.ts';
import type { ViewState } from './views/use-view-query.ts';
import type { ListEndpoint, RowOf, SortOf } from './endpoint-types.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

type ColumnBase<Row, Sort> = {
  /** Only columns that the endpoint sorts by. */
  sort?: Sort;
  align?: 'right';
  width?: number | string;
  /** Hidden until the user chooses it. */
  isOptional?: boolean;
  /** A click on the value filters by it: the filter's name, and its value for a row. */
  filterBy?: { name: string; value: (row: Row) => string | number | null };
  /** The value in an export; default: the cell's text. */
  value?: (row: Row) => Cell;
};

/** A column shows a field of the row by its name, or other content with a header of its own. */
export type ListColumn<Row, Sort> =
  | (ColumnBase<Row, Sort> & { name: keyof Row & string; header?: string; cell?: (row: Row) => ReactNode })
  | (ColumnBase<Row, Sort> & { name: string; header: string; cell: (row: Row) => ReactNode });

/** The name, link and picture of a row. */
export type RowLink = {
  name: string;
  href?: string | undefined;
  image?: string | null | undefined;
  /** Shown instead of the logo: the pictogram of a sport or type. */
  mark?: ReactNode;
};

export type ExportColumn<Row> = Column<Row> & {
  value: (row: Row) => Cell;
  /** The cell without a button to filter, for a card that is a link as a whole. */
  plain: (row: Row) => ReactNode;
};

type Options<E> = {
  endpoint: E;
  columns: readonly ListColumn<RowOf<E>, SortOf<E>>[];
  record: (row: RowOf<E>) => RowLink;
  /** The filters that a click on a value sets; absent: values are plain text. */
  filtering?: { view: ViewState; filters: readonly { name: string }[] };
};

/** The table's columns: headers from the endpoint's labels; the first one holds the record's name as its link. */
export function useColumns<E extends ListEndpoint>({
  endpoint,
  columns,
  record,
  filtering,
}: Options<E>): ExportColumn<RowOf<E>>[] {
  const locale = useLocale();
  const words = useMessages(screenMessages);
  const plain = (value: unknown): ReactNode => {
    if (value === null || value === undefined || value === '')
      return <span className={look.muted}>{words.missing}</span>;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  };
  const readField = (row: RowOf<E>, name: string): unknown =>
    new Map<string, unknown>(Object.entries(row ?? {})).get(name);

  return columns.map((column, index) => {
    const isFirst = index === 0;
    const cell =
      column.cell ??
      (isFirst
        ? (row: RowOf<E>) => <RecordLink {...record(row)} />
        : (row: RowOf<E>) => plain(readField(row, column.name)));
    const { filterBy } = column;
    const isFilter = filterBy !== undefined && filtering?.filters.some(({ name }) => name === filterBy.name);
    const filterCell = (row: RowOf<E>) => {
      const value = filterBy?.value(row) ?? null;
      if (filtering === undefined || filterBy === undefined || value === null) return cell(row);
      const filter = () => filtering.view.change({ [filterBy.name]: String(value) });
      return (
        <button type="button" className={tableStyles.cellFilter} title={words.filter.by} onClick={filter}>
          {cell(row)}
        </button>
      );
    };
    return {
      id: column.name,
      header: column.header ?? fieldLabel(endpoint.labels, locale, [column.name]),
      plain: cell,
      cell: isFilter ? filterCell : cell,
      value:
        column.value ??
        ((row) => (isFirst ? record(row).name : (written(column.cell?.(row)) ?? written(readField(row, column.name))))),
      ...(column.sort ? { sort: column.sort } : {}),
      ...(column.align ? { align: column.align } : {}),
      ...(column.width ? { width: column.width } : {}),
    };
  });
}

/** The text of a simple cell. A composed cell has none: the field of its name is exported, or what its `value` returns. */
function written(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}
