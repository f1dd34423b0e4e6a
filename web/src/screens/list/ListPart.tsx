import { type ReactNode, useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { SegmentedChoice } from '../../ui/marks/SegmentedChoice.tsx';
import { screenMessages } from '../screen.messages.ts';
import type { FilterNameOf, ListEndpoint } from './endpoint-types.ts';
import { Filters, type ShownFilter, useShownFilters } from './filters/filters.tsx';
import { ListFooter, ListRows } from './rows/ListRows.tsx';
import { TableSettings } from './rows/TableSettings.tsx';
import { useShownColumns } from './rows/use-shown-columns.ts';
import type { ListScreenProps } from './ListScreen.tsx';
import { hasNoRecords, ListStatus } from './ListStates.tsx';
import { useBulkRemoval } from './bulk/use-bulk-removal.ts';
import { useListPreferences } from './views/use-list-preferences.ts';
import { ListSearch } from './filters/ListSearch.tsx';
import type { ViewState } from './views/use-view-query.ts';
import * as look from '../../ui/look/look.module.css';
import * as toolbarStyles from '../../ui/page/bars/toolbar.module.css';

type ListPartProps<E extends ListEndpoint> = Pick<
  ListScreenProps<E>,
  | 'list'
  | 'title'
  | 'search'
  | 'record'
  | 'columns'
  | 'filters'
  | 'menu'
  | 'card'
  | 'create'
  | 'empty'
  | 'pageSizes'
  | 'bulk'
  | 'totals'
  | 'removals'
> & {
  /** A filter that is shown as choices next to the search instead of as a chip. */
  segments?: FilterNameOf<E>;
  /** More buttons, at the right of the bar. */
  tools?: ReactNode;
};

/** A list on one tab of a record: search, filters, rows and paging, below the record's header. */
export function ListPart<E extends ListEndpoint>(props: ListPartProps<E>) {
  const { list, search, tools } = props;
  const [isFiltering, setFiltering] = useState(false);
  const filters = useShownFilters(props.filters ?? [], list.view, isFiltering);
  const preferences = useListPreferences(list.endpoint.name);
  const { chosen, choose } = preferences;
  const { all, standard, shown } = useShownColumns(props, filters, chosen);
  const bulk = [...(props.bulk ?? []), ...useBulkRemoval(props.removals)];
  return (
    <>
      <div className={toolbarStyles.toolbar}>
        {search !== undefined && <ListSearch label={search} view={list.view} />}
        {filters.map(
          (filter) => filter.name === props.segments && <Segments key={filter.name} {...{ filter }} view={list.view} />,
        )}
        <Filters
          filters={filters.filter((filter) => filter.name !== props.segments)}
          view={list.view}
          onAdd={() => setFiltering(true)}
        />
        <span className={look.grow} />
        <span className={toolbarStyles.tools} data-part="tools">
          {tools}
          {!hasNoRecords(list) && (
            <TableSettings {...{ standard, chosen, preferences }} columns={all} onChange={choose} />
          )}
          {!hasNoRecords(list) && props.create}
        </span>
      </div>
      <ListStatus list={list} />
      <ListRows {...props} bulk={bulk} filters={filters} columns={shown} preferences={preferences} />
      <ListFooter {...props} bulk={bulk} />
    </>
  );
}

/** A filter of a few visible choices; the first turns it off. */
function Segments({ filter, view }: { filter: ShownFilter; view: ViewState }) {
  const { all } = useMessages(screenMessages);
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
