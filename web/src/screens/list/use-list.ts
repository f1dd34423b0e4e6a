import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { QueryInputOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { useRead } from '../../platform/api/reads.ts';
import { useAddress } from '../../platform/navigation/navigation.tsx';
import { type ListEndpoint, type ParamsOption, type RowOf, readPage } from './endpoint-types.ts';
import { rememberListed } from './use-record-position.ts';
import { readDefaults, validQuery, type ViewQuery } from './views/url-state.ts';
import { useViewQuery, type ListViewState } from './views/use-view-query.ts';

export type ListOptions<E> = ParamsOption<E> & {
  /** Filters that are always on and not shown, such as the activity whose sessions are listed. */
  fixed?: Partial<QueryInputOf<E>>;
  /** When to read the page again automatically, such as while a job changes one of its rows. */
  refetchInterval?: (reply: ReplyOf<E> | undefined) => number | false;
};

/** A list in its current view: the values in the URL, their rows, and the selection. */
export type List<E> = {
  endpoint: E;
  view: ListViewState;
  /** Current values, with the endpoint's defaults. */
  page: number;
  itemsPerPage: number;
  sort: { by: string; direction: 'asc' | 'desc' } | null;
  rows: readonly RowOf<E>[];
  total: number;
  /** Rows above the first page that aren't in the total, such as the free rate. */
  rowsAbove?: number;
  /** The whole reply, for its values other than the rows. */
  reply: ReplyOf<E> | undefined;
  /** The first rows are loading. */
  isLoading: boolean;
  /** Other rows are loading; the old ones are still shown. */
  isBusy: boolean;
  error: Error | null;
  retry: () => void;
  selected: ReadonlySet<string>;
  select: (selected: ReadonlySet<string>) => void;
  /** A row that was shown or read since the list opened: chosen rows may be on another page. */
  rowOf: (id: number) => RowOf<E> | undefined;
  /** Keeps rows that were read in addition to the page, for `rowOf`. */
  remember: (rows: readonly RowOf<E>[]) => void;
  /** The input of a call for the same rows, with another page or size. */
  inputFor: (page: number, itemsPerPage: number) => CallInput<E>;
  /** The input of a call for another view of the list. */
  inputOf: (query: ViewQuery, page: number, itemsPerPage: number) => CallInput<E>;
};

const noQuery = z.object({});

/** The schema of a list's query, by which its view is read from the URL. */
export const querySchema = (endpoint: ListEndpoint): z.ZodObject => endpoint.query ?? noQuery;

/** The name under which a list's last view is remembered. */
export const viewName = (endpoint: ListEndpoint, params: string) => `${endpoint.name} ${params}`;

const NONE_SELECTED: ReadonlySet<string> = new Set();

/**
 * Keeps page, sorting, search and filters of a list in the URL, parsed by the endpoint's query schema; the server returns the rows page by
 * page.
 */
export function useList<E extends ListEndpoint>(endpoint: E, options: ListOptions<E>): List<E> {
  const schema = querySchema(endpoint);
  const params = JSON.stringify(options.params ?? {});
  const view = useViewQuery(schema, viewName(endpoint, params));
  const known = { ...readDefaults(schema), ...view.query };
  const page = Number(known.page ?? 1);
  const itemsPerPage = Number(known.itemsPerPage ?? 25);
  const inputOf = (query: ViewQuery, forPage: number, size: number) =>
    // the schema accepted each of these values one by one, which its type can't express
    ({
      params: options.params,
      query: { ...validQuery(schema, query), ...options.fixed, page: forPage, itemsPerPage: size },
    }) as unknown as CallInput<E>;
  const inputFor = (forPage: number, size: number) => inputOf(view.query, forPage, size);

  const { refetchInterval } = options;
  const polling = refetchInterval === undefined ? {} : { refetchInterval };
  const read = useRead(endpoint, inputFor(page, itemsPerPage), { keepsPrevious: true, ...polling });
  const { rows, meta } = useMemo(() => readPage(read.data), [read.data]);
  const [selection, setSelection] = useState({ params, selected: NONE_SELECTED });
  const total = meta?.pagination.total ?? 0;
  const ids = useMemo(() => rowIds(rows), [rows]);
  const seen = useRef(new Map<string, RowOf<E>>());
  const remember = (read: readonly RowOf<E>[]) => {
    for (const row of read) seen.current.set(rowKey(row), row);
  };
  useEffect(() => {
    for (const row of rows as RowOf<E>[]) seen.current.set(rowKey(row), row);
  }, [rows]);
  const query = JSON.stringify({ ...view.query, ...options.fixed });
  const address = useAddress();
  useEffect(() => {
    if (meta === null) return;
    const listed = { endpoint: endpoint.name, params, page, itemsPerPage, total, ids, address };
    rememberListed({ ...listed, query: JSON.parse(query) });
  }, [endpoint, params, page, itemsPerPage, total, ids, query, meta, address]);

  return {
    endpoint,
    view,
    page,
    itemsPerPage,
    sort: readSort(known),
    rows: rows as RowOf<E>[],
    total,
    reply: read.data,
    isLoading: read.data === undefined && read.error === null,
    isBusy: read.isPlaceholderData,
    error: read.error,
    retry: () => void read.refetch(),
    selected: selection.params === params ? selection.selected : NONE_SELECTED,
    select: (selected) => setSelection({ params, selected }),
    rowOf: (id) => seen.current.get(String(id)),
    remember,
    inputFor,
    inputOf,
  };
}

/** The id of a row, for the selection; the `key` of a row without an id. */
export function rowKey(row: unknown): string {
  const { id, key } = row as { id?: unknown; key?: unknown };
  return String(id ?? key);
}

function rowIds(rows: readonly unknown[]): number[] {
  return rows.map((row) => Number(rowKey(row)));
}

function readSort(known: Readonly<Record<string, unknown>>): List<ListEndpoint>['sort'] {
  const { sort: by, order } = known;
  return typeof by === 'string' ? { by, direction: order === 'desc' ? 'desc' : 'asc' } : null;
}
