import type { CallInput } from '@move/contract/kit/client/client.ts';
import { useState } from 'react';
import { fetchQuery } from '../../platform/api/reads.ts';
import { type Crumb, useSetCrumbOrigin } from '../../platform/menu/crumbs.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { parseStored } from '../../platform/state/stored.ts';
import { createStore, useStore } from '../../platform/state/store.ts';
import type { RecordPosition } from '../../ui/page/PageHeader.tsx';
import { type ListEndpoint, readPage } from './endpoint-types.ts';

/** The page of a list that was last on screen. */
export type ListedPage = {
  endpoint: string;
  /** The path's parameters, as text. */
  params: string;
  page: number;
  itemsPerPage: number;
  total: number;
  ids: readonly number[];
  /** Without page and size. */
  query: Readonly<Record<string, unknown>>;
  /** The URL of the list with its view. */
  address?: string;
};

const lastListed = createStore<Readonly<Record<string, ListedPage>>>({});

/** Remembers the listed rows, so that a record's own page knows its neighbours. */
export function rememberListed(listed: ListedPage): void {
  // added again, so that the list that was shown last is at the end
  const { [listed.endpoint]: _, ...others } = lastListed.get();
  lastListed.set({ ...others, [listed.endpoint]: listed });
}

/** The id `step` rows away, or the page to look for it on; null at either end, and for a record that is not on the listed page. */
export function neighbour(listed: ListedPage, id: number, step: 1 | -1): { id: number } | { page: number } | null {
  const index = listed.ids.indexOf(id);
  const position = positionInList(listed, id);
  if (index === -1 || position + step < 1 || position + step > listed.total) return null;
  const next = listed.ids[index + step];
  return next === undefined ? { page: listed.page + step } : { id: next };
}

/** The position of a record in the whole filtered list, from 1; 0 when it is not on the page last listed. */
export function positionInList(listed: ListedPage, id: number): number {
  const index = listed.ids.indexOf(id);
  return index === -1 ? 0 : (listed.page - 1) * listed.itemsPerPage + index + 1;
}

/** The list that last showed the record: the user came from there. */
export function lastListWith(id: number, endpoints: readonly ListEndpoint[]): ListedPage | undefined {
  const names = endpoints.map(({ name }) => name);
  return Object.values(lastListed.get()).findLast(
    (listed) => names.includes(listed.endpoint) && listed.ids.includes(id),
  );
}

type Options<E> = {
  list: E;
  id: number;
  hrefOf: (id: number) => string;
  /** Other lists with the same records: a user who came from one of those sees no position in this list. */
  elsewhere?: readonly ListEndpoint[];
};

/** “3 van 12” in the filtered list that the user came from, with links to the previous and next record; undefined without a list. */
export function useRecordPosition<E extends ListEndpoint>({
  list,
  id,
  hrefOf,
  elsewhere = [],
}: Options<E>): RecordPosition | undefined {
  const listed = useStore(lastListed)[list.name];
  const navigate = useNavigate();
  const [isMoving, setMoving] = useState(false);
  if (listed === undefined || positionInList(listed, id) === 0) return undefined;
  if (lastListWith(id, [list, ...elsewhere]) !== listed) return undefined;

  const move = async (step: 1 | -1) => {
    const target = neighbour(listed, id, step);
    if (target === null || isMoving) return;
    if ('id' in target) return navigate(hrefOf(target.id));
    setMoving(true);
    try {
      const next = await readListed(list, { ...listed, page: target.page });
      rememberListed(next);
      const nextId = step === 1 ? next.ids[0] : next.ids.at(-1);
      if (nextId !== undefined) navigate(hrefOf(nextId));
    } finally {
      setMoving(false);
    }
  };
  const can = (step: 1 | -1) => neighbour(listed, id, step) !== null;
  return {
    position: positionInList(listed, id),
    total: listed.total,
    onPrevious: can(-1) ? () => void move(-1) : undefined,
    onNext: can(1) ? () => void move(1) : undefined,
  };
}

async function readListed<E extends ListEndpoint>(endpoint: E, listed: ListedPage): Promise<ListedPage> {
  const { page, itemsPerPage } = listed;
  const input = { params: parseStored(listed.params), query: { ...listed.query, page, itemsPerPage } };
  const { rows, meta } = readPage(await fetchQuery(endpoint, input as unknown as CallInput<E>));
  const ids = rows.flatMap((row) => (typeof row === 'object' && row !== null && 'id' in row ? [Number(row.id)] : []));
  return { ...listed, ids, total: meta?.pagination.total ?? listed.total };
}

type Origin = {
  id: number;
  /** The list that the record belongs to. */
  list: ListEndpoint;
  /** Another list that shows the record, and the name of that list. */
  elsewhere: ListEndpoint;
  name: string;
};

/** Shows the other list as a breadcrumb, for a record that was opened from there. */
export function useListOrigin({ id, list, elsewhere, name }: Origin): void {
  const listed = lastListWith(id, [list, elsewhere]);
  const href = listed?.endpoint === elsewhere.name ? listed.address : undefined;
  const crumb: Crumb | null = href === undefined ? null : { name, href };
  useSetCrumbOrigin(crumb);
}
