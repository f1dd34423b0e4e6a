import { MAX_ITEMS_PER_PAGE } from '@move/contract/kit/paging.ts';
import { readOnce } from '../../platform/reads.ts';
import { type ListEndpoint, type RowOf, readPage } from './endpoint-types.ts';
import type { List } from './use-list.ts';

const PAGE = 500;

/** All rows that the view finds, asked page by page; at most 10,000. */
export async function readAllRows<E extends ListEndpoint>(list: List<E>): Promise<RowOf<E>[]> {
  const rows: unknown[] = [];
  for (let page = 1; rows.length < MAX_ITEMS_PER_PAGE; page += 1) {
    const answer = readPage(await readOnce(list.endpoint, list.inputFor(page, PAGE)));
    rows.push(...answer.rows);
    if (answer.rows.length < PAGE) break;
  }
  return rows as RowOf<E>[];
}
