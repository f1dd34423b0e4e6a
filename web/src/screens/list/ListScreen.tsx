import { type ReactNode, useState } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { useShortcutHelp } from '../../platform/shortcuts.ts';
import { screenWords } from '../screen-words.ts';
import { later } from '../../ui/later.tsx';
import type { MenuItem } from '../../ui/overlays/ActionMenu.tsx';
import type { BulkAction } from '../../ui/page/BulkBar.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { chosenColumns, ROW_HEIGHTS } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ListFoot } from '../../ui/table/ListFoot.tsx';
import { type ListBulk, ListBulkBar } from './bulk.tsx';
import { type ExportColumn, type ListColumn, type RecordFace, useColumns } from './columns.tsx';
import type { FilterNameOf, ListEndpoint, RowOf, SortOf } from './endpoint-types.ts';
import { type ListFilter, type ShownFilter, useShownFilters } from './filters.tsx';
import { ListEmpty, ListFailed, type NothingYet } from './ListStates.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { type ListLook, useListLook } from './list-preferences.ts';
import { RecordCard } from './RecordCard.tsx';
import { type List, rowKey } from './use-list.ts';
import type { EditTab } from '../edit/edit-tabs.ts';
import { ScreenTabs } from '../ScreenTabs.tsx';
import { useExports } from './use-exports.tsx';
import { type BuiltInView, useViews } from './use-views.ts';
import { ViewTabs } from './ViewTabs.tsx';

export type ListScreenProps<E extends ListEndpoint> = {
  list: List<E>;
  title: string;
  /** What one may search by: “Naam, plaats of postcode”. Left out when the endpoint can't search. */
  search?: string | undefined;
  /** How a row is called and where it leads. */
  record: (row: RowOf<E>) => RecordFace;
  columns: readonly ListColumn<RowOf<E>, SortOf<E>>[];
  filters?: readonly ListFilter<FilterNameOf<E>>[];
  views?: readonly BuiltInView[];
  actions?: ReactNode;
  menu?: (row: RowOf<E>) => readonly MenuItem[];
  bulk?: readonly ListBulk[];
  /** The phone's card; default: name and the next two columns. */
  card?: (row: RowOf<E>) => ReactNode;
  /** What the list will hold and why, while it holds nothing. */
  empty: NothingYet;
  meta?: readonly ReactNode[];
  /** The list is one of several subjects of a place, each with its own address. */
  tabs?: readonly EditTab[];
  pageSizes?: readonly number[];
};

const SaveViewDialog = later(() => import('./SaveViewDialog.tsx').then((module) => module.SaveViewDialog));
const PAGE_SIZES = [25, 50, 100, 250];

/** The shape of every list: views, search, filters, table or cards, selection, export and paging. */
export function ListScreen<E extends ListEndpoint>(props: ListScreenProps<E>) {
  const { list, title, views: builtIn = [] } = props;
  useShortcutHelp(useMessages(screenWords).keys.list);
  const look = useListLook(list.endpoint.name);
  const views = useViews({ query: list.view.query, builtIn, look });
  const [isSaving, setSaving] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const filters = useShownFilters(props.filters ?? [], list.view, isFiltering);
  const columns = useColumns({ endpoint: list.endpoint, columns: props.columns, record: props.record });
  const standard = columns.filter((_, index) => !props.columns[index]?.isOptional).map((column) => column.id);
  const order = chosenColumns(columns, views.chosen ?? standard.slice(1)).map((column) => column.id);
  const shown = order.flatMap((id) => columns.filter((column) => column.id === id));
  const exports = useExports({ list, columns: shown, name: title });
  return (
    <>
      <PageHeader title={title} meta={props.meta} actions={props.actions} menu={exports.menu} />
      <ScreenTabs tabs={props.tabs ?? []} />
      <ViewTabs
        views={builtIn}
        saved={views.saved}
        query={list.view.query}
        total={list.isLoading ? undefined : list.total}
        onSave={() => setSaving(true)}
      />
      <ListToolbar
        {...{ filters, columns, standard, look, views }}
        view={list.view}
        search={props.search}
        onAddFilter={() => setFiltering(true)}
        onSaveView={() => setSaving(true)}
      />
      <ListBody {...props} filters={filters} columns={shown} look={look} />
      <ListFooting {...props} exports={exports.bulk} />
      {isSaving && (
        <SaveViewDialog
          list={list.endpoint.name}
          query={list.view.query}
          columns={views.chosen}
          changed={views.changed}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

type BodyProps<E extends ListEndpoint> = Omit<ListScreenProps<E>, 'columns' | 'filters'> & {
  filters: readonly ShownFilter[];
  columns: readonly ExportColumn<RowOf<E>>[];
  look: ListLook;
};

function ListBody<E extends ListEndpoint>({ list, look, columns, filters, bulk = [], record, ...props }: BodyProps<E>) {
  const navigate = useNavigate();
  if (list.error !== null && list.rows.length === 0) return <ListFailed error={list.error} onRetry={list.retry} />;
  if (list.isLoading || !look.isReady) return <ListSkeleton rowHeight={ROW_HEIGHTS[look.density]} />;
  if (list.rows.length === 0 && !list.isBusy) {
    return <ListEmpty view={list.view} filters={filters} nothingYet={props.empty} />;
  }
  const open = (row: RowOf<E>) => {
    const { href } = record(row);
    if (href !== undefined) navigate(href);
  };
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
      card={props.card ?? ((row) => <RecordCard face={record(row)} row={row} columns={columns} />)}
      density={look.density}
      isBusy={list.isBusy}
    />
  );
}

function ListFooting<E extends ListEndpoint>(props: ListScreenProps<E> & { exports: readonly BulkAction[] }) {
  const { list, bulk = [], record, exports, pageSizes = PAGE_SIZES } = props;
  if (list.total === 0) return null;
  const isChoosing = list.selected.size > 0;
  return (
    <ListFoot
      page={list.page}
      itemsPerPage={list.itemsPerPage}
      total={list.total}
      pageSizes={pageSizes}
      onPage={(page) => list.view.change({ page: String(page) })}
      onPageSize={(size) => list.view.change({ itemsPerPage: String(size) })}
      bulkBar={
        isChoosing ? <ListBulkBar {...{ list, bulk }} nameOf={(row) => record(row).name} extra={exports} /> : undefined
      }
    />
  );
}
