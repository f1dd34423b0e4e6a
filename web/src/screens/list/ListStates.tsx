import { ApiError } from '@move/contract/kit/client/client.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { Button } from '../../ui/page/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { useRange } from '../../ui/table/paging/use-range.ts';
import { screenMessages } from '../screen.messages.ts';
import { failureProps } from '../show/failure-props.ts';
import { filterValue } from './filters/filter-values.ts';
import { clearFilters, type ShownFilter, useFilterSentence } from './filters/filters.tsx';
import { filtersInUse } from './views/url-state.ts';
import type { ListEndpoint } from './endpoint-types.ts';
import type { List } from './use-list.ts';
import type { ViewState } from './views/use-view-query.ts';
import * as look from '../../ui/look/look.module.css';

/** An empty list: what it will contain and why. */
export type EmptyContent = { title: string; text: string };

/** Whether a list has no records at all. The button that adds one is then inside the list only, not in the head. */
export const hasNoRecords = ({ rows, isLoading, isBusy, error, view: { query } }: ListState) =>
  rows.length === 0 &&
  !isLoading &&
  !isBusy &&
  error === null &&
  query.search === undefined &&
  filtersInUse(query).length === 0;

type ListState = {
  rows: readonly unknown[];
  isLoading: boolean;
  isBusy: boolean;
  error: Error | null;
  view: ViewState;
};

/**
 * Reads out how many rows were found. The element stays while other rows load, because screen readers only read changes in a status that
 * was on the page before.
 */
export function ListStatus({
  list,
}: {
  list: ListState & Pick<List<ListEndpoint>, 'page' | 'itemsPerPage' | 'total' | 'rowsAbove'>;
}) {
  const { nothingFound } = useMessages(screenMessages);
  const range = useRange();
  const { search } = list.view.query;
  const isOver = !list.isLoading && !list.isBusy && list.error === null;
  const nothing = search === undefined ? nothingFound.title : nothingFound.search(search);
  return (
    <span className={look.visuallyHidden} role="status">
      {isOver && (list.total + (list.rowsAbove ?? 0) > 0 ? range(list) : !hasNoRecords(list) && nothing)}
    </span>
  );
}

type ListEmptyProps = {
  view: ViewState;
  filters: readonly ShownFilter[];
  emptyContent: EmptyContent;
  /** The button that adds a record. */
  create?: ReactNode;
};

/** An empty list: without any records, or without matches for the search and filters. */
export function ListEmpty({ view, filters, emptyContent, create }: ListEmptyProps) {
  const words = useMessages(screenMessages);
  const sentence = useFilterSentence();
  const { search } = view.query;
  const inUse = filters.filter((filter) => filterValue(filter, view.query) !== undefined);
  if (search === undefined && inUse.length === 0) {
    return <EmptyState title={emptyContent.title} text={emptyContent.text} actions={create || undefined} />;
  }
  const named = inUse
    .map((filter) => sentence(filter, filterValue(filter, view.query) ?? ''))
    .map(({ name, value }) => `${name} ${value}`)
    .join(', ');
  const { nothingFound } = words;
  return (
    <EmptyState
      kind="nothing-found"
      isStatus={false}
      title={search === undefined ? nothingFound.title : nothingFound.search(search)}
      text={
        named === ''
          ? undefined
          : search === undefined
            ? nothingFound.filter(named)
            : nothingFound.searchAndFilter(named)
      }
      actions={
        inUse.length > 0 ? (
          <Button variant="default" onClick={() => clearFilters(view)}>
            {nothingFound.clear}
          </Button>
        ) : (
          <Button variant="default" onClick={() => view.change({ search: undefined })}>
            {nothingFound.clearSearch}
          </Button>
        )
      }
    />
  );
}

/** Shown instead of a list that could not be read: not allowed, or a failure with a retry button. Filters and selection are kept. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useMessages(screenMessages);
  if (error instanceof ApiError && error.status === 403) {
    return <EmptyState kind="not-allowed" title={words.notAllowed.title} text={words.notAllowed.text} />;
  }
  return <ErrorPanel {...words.listFailed} {...failureProps(error)} onRetry={onRetry} />;
}
