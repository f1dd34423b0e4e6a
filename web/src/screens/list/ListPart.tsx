import { type ReactNode, useState } from 'react';
import { useNavigate } from '../../platform/navigation.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { ROW_HEIGHTS } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ListFoot } from '../../ui/table/ListFoot.tsx';
import { useColumns } from './columns.tsx';
import { SegmentedChoice } from '../../ui/marks/SegmentedChoice.tsx';
import type { FilterNameOf, ListEndpoint, RowOf } from './endpoint-types.ts';
import { ListBulkBar } from './bulk.tsx';
import { Filters, type ShownFilter, useShownFilters } from './filters.tsx';
import type { ListScreenProps } from './ListScreen.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListEmpty, ListFailed } from './ListStates.tsx';
import { RecordCard } from './RecordCard.tsx';
import { useMessages } from '../../platform/messages.ts';
import { screenWords } from '../screen-words.ts';
import { rowKey } from './use-list.ts';
import type { ViewState } from './use-view-query.ts';

type ListPartProps<E extends ListEndpoint> = Pick<
  ListScreenProps<E>,
  'list' | 'title' | 'search' | 'record' | 'columns' | 'filters' | 'menu' | 'card' | 'empty' | 'pageSizes' | 'bulk'
> & {
  /** One of the filters, shown as choices beside the search instead of as a chip. */
  segments?: FilterNameOf<E>;
  /** At the right of the bar: the button that adds one. */
  tools?: ReactNode;
};

const PAGE_SIZES = [25, 50, 100, 250];

/** A list that is one tab of a record: search, filters, rows and paging, below the header that the record has already. */
export function ListPart<E extends ListEndpoint>(props: ListPartProps<E>) {
  const { list, search, tools, bulk = [] } = props;
  const [isFiltering, setFiltering] = useState(false);
  const filters = useShownFilters(props.filters ?? [], list.view, isFiltering);
  return (
    <>
      <div className="bar">
        {search !== undefined && <ListSearch label={search} view={list.view} />}
        {filters.map(
          (filter) => filter.name === props.segments && <Segments key={filter.name} {...{ filter }} view={list.view} />,
        )}
        <Filters
          filters={filters.filter((filter) => filter.name !== props.segments)}
          view={list.view}
          onAdd={() => setFiltering(true)}
        />
        <span className="grow" />
        <span className="bartools">{tools}</span>
      </div>
      <PartBody {...props} shownFilters={filters} />
      {list.total > 0 && (
        <ListFoot
          page={list.page}
          itemsPerPage={list.itemsPerPage}
          total={list.total}
          pageSizes={props.pageSizes ?? PAGE_SIZES}
          onPage={(page) => list.view.change({ page: String(page) })}
          onPageSize={(size) => list.view.change({ itemsPerPage: String(size) })}
          bulkBar={
            list.selected.size > 0 ? (
              <ListBulkBar {...{ list, bulk }} nameOf={(row) => props.record(row).name} extra={[]} />
            ) : undefined
          }
        />
      )}
    </>
  );
}

/** A filter of a few choices, all of them in sight; the first is not to filter. */
function Segments({ filter, view }: { filter: ShownFilter; view: ViewState }) {
  const { all } = useMessages(screenWords);
  const options = 'options' in filter ? (filter.options ?? []) : [];
  return (
    <SegmentedChoice
      label={filter.label}
      value={view.query[filter.name] ?? ''}
      segments={[{ value: '', label: all }, ...options]}
      onChange={(value) => view.change({ [filter.name]: value === '' ? undefined : value })}
    />
  );
}

type BodyProps<E extends ListEndpoint> = ListPartProps<E> & { shownFilters: ReturnType<typeof useShownFilters> };

function PartBody<E extends ListEndpoint>({ list, record, shownFilters, ...props }: BodyProps<E>) {
  const navigate = useNavigate();
  const standard = props.columns.filter((column) => !column.isOptional);
  const columns = useColumns({ endpoint: list.endpoint, columns: standard, record });
  if (list.error !== null && list.rows.length === 0) return <ListFailed error={list.error} onRetry={list.retry} />;
  if (list.isLoading) return <ListSkeleton rowHeight={ROW_HEIGHTS.roomy} />;
  if (list.rows.length === 0 && !list.isBusy) {
    return <ListEmpty view={list.view} filters={shownFilters} nothingYet={props.empty} />;
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
      {...(props.bulk ? { selected: list.selected, onSelect: list.select } : {})}
      rowMenu={props.menu}
      onOpen={open}
      card={props.card ?? ((row) => <RecordCard face={record(row)} row={row} columns={columns} />)}
      isBusy={list.isBusy}
    />
  );
}
