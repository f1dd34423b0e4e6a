import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { BulkAction } from '../../../ui/page/bars/BulkBar.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { ROW_HEIGHTS } from '../../../ui/table/columns/columns.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { PagedFooter } from '../../../ui/table/paging/PagedFooter.tsx';
import type { ExportColumn } from '../columns.tsx';
import type { ListEndpoint, RowOf } from '../endpoint-types.ts';
import type { ShownFilter } from '../filters/filters.tsx';
import type { EditableListPreferences } from '../views/use-list-preferences.ts';
import type { ListScreenProps } from '../ListScreen.tsx';
import { ListEmpty, ListFailed } from '../ListStates.tsx';
import { RecordCard } from './RecordCard.tsx';
import { rowKey } from '../use-list.ts';

type RowsProps<E extends ListEndpoint> = Pick<
  ListScreenProps<E>,
  'list' | 'title' | 'record' | 'menu' | 'bulk' | 'card' | 'cardColumns' | 'create' | 'empty' | 'totals'
> & {
  filters: readonly ShownFilter[];
  columns: readonly ExportColumn<RowOf<E>>[];
  /** Absent: the standard density and widths, not saved. */
  preferences?: EditableListPreferences;
};

/** The rows of a list as a table or cards, or the reason that there are none. */
export function ListRows<E extends ListEndpoint>({
  list,
  preferences,
  columns,
  filters,
  bulk = [],
  record,
  ...props
}: RowsProps<E>) {
  const navigate = useNavigate();
  if (list.error !== null && list.rows.length === 0) return <ListFailed error={list.error} onRetry={list.retry} />;
  if (list.isLoading || preferences?.isReady === false)
    return <ListSkeleton rowHeight={ROW_HEIGHTS[preferences?.density ?? 'roomy']} />;
  if (list.rows.length === 0 && !list.isBusy) {
    return <ListEmpty view={list.view} filters={filters} emptyContent={props.empty} create={props.create} />;
  }
  const open = (row: RowOf<E>) => {
    const { href } = record(row);
    if (href !== undefined) navigate(href);
  };
  const { cardColumns } = props;
  const facts = cardColumns === undefined ? columns.slice(1, 3) : columns.filter(({ id }) => cardColumns.includes(id));
  return (
    <DataTable
      label={props.title}
      rows={list.rows}
      columns={columns}
      rowKey={rowKey}
      rowName={(row) => record(row).name}
      sort={list.sort}
      onSort={({ by, direction }) => list.view.change({ sort: by, order: direction })}
      {...(bulk.length > 0 ? { selected: list.selected, onSelect: list.select } : {})}
      rowMenu={props.menu}
      onOpen={open}
      card={props.card ?? ((row) => <RecordCard face={record(row)} row={row} facts={facts} />)}
      {...(preferences && { density: preferences.density, widths: preferences.widths, onWidth: preferences.setWidth })}
      totals={props.totals}
      isBusy={list.isBusy}
    />
  );
}

/** needed only when rows are chosen */
const ListBulkBar = lazyPart(() => import('../bulk/ListBulkBar.tsx').then((module) => module.ListBulkBar));

const PAGE_SIZES = [25, 50, 100, 250];

type FooterProps<E extends ListEndpoint> = Pick<ListScreenProps<E>, 'list' | 'record' | 'bulk' | 'pageSizes'> & {
  /** More actions for the chosen rows. */
  exports?: readonly BulkAction[];
};

/** Paging, and the actions for the chosen rows. */
export function ListFooter<E extends ListEndpoint>(props: FooterProps<E>) {
  const { list, bulk = [], record, exports = [], pageSizes = PAGE_SIZES } = props;
  if (list.total + (list.rowsAbove ?? 0) === 0) return null;
  const isChoosing = list.selected.size > 0;
  return (
    <PagedFooter
      page={list.page}
      itemsPerPage={list.itemsPerPage}
      total={list.total}
      rowsAbove={list.rowsAbove}
      pageSizes={pageSizes}
      onPage={(page) => list.view.change({ page: String(page) })}
      onPageSize={(size) => list.view.change({ itemsPerPage: String(size) })}
      bulkBar={
        isChoosing ? <ListBulkBar {...{ list, bulk }} nameOf={(row) => record(row).name} extra={exports} /> : undefined
      }
    />
  );
}
