import { ITEMS_PER_PAGE_MAX } from '@move/contract/kit/paging.ts';
import { api } from '../../../platform/api/api.ts';
import { type ListEndpoint, type RowOf, readPage } from '../endpoint-types.ts';
import { type List, rowKey } from '../use-list.ts';

const PAGE = 1_000;

/** The rows of the view, page by page up to a maximum; a row that moved to a later page meanwhile is returned once. */
export async function* pagesOfRows<E extends ListEndpoint>(list: List<E>, max: number): AsyncGenerator<RowOf<E>[]> {
  const seen = new Set<string>();
  for (let page = 1; seen.size < max; page += 1) {
    const { rows } = readPage(await api(list.endpoint, list.inputFor(page, PAGE)));
    const fresh = rows.filter((row) => !seen.has(rowKey(row))).slice(0, max - seen.size) as RowOf<E>[];
    for (const row of fresh) seen.add(rowKey(row));
    yield fresh;
    if (rows.length < PAGE) break;
  }
}

/** All rows of the view; at most 10,000. */
export async function readAllRows<E extends ListEndpoint>(list: List<E>): Promise<RowOf<E>[]> {
  return (await Array.fromAsync(pagesOfRows(list, ITEMS_PER_PAGE_MAX))).flat();
}
