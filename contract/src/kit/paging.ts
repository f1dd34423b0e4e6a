import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

export const ITEMS_PER_PAGE_MAX = 10_000;
/** For a list that can be read without a login (docs/adr/0024-public-reads-take-turns.md). */
export const PUBLIC_ITEMS_PER_PAGE_MAX = 100;

/** From 1, digits only: `1e2`, `0x10` and ` 5` are not page numbers. */
const positiveInteger = (max = Number.MAX_SAFE_INTEGER) =>
  z.preprocess(
    (value) => (typeof value === 'string' && !/^\d+$/.test(value) ? Number.NaN : value),
    z.coerce.number().int().min(1).max(max),
  );

/**
 * The query of every list: page (1-based), itemsPerPage, search, sort, order, and the list's own filters. `sort` names the columns
 * the endpoint can sort by; anything else is 422. The second sort key is always the id.
 */
export function pageQuery<const Sort extends string, Filters extends z.ZodRawShape = Record<never, never>>(options: {
  sort: readonly [Sort, ...Sort[]];
  order?: 'asc' | 'desc';
  itemsPerPage?: number;
  maxItemsPerPage?: number;
  filters?: Filters;
}) {
  const base = {
    page: positiveInteger().default(1),
    itemsPerPage: positiveInteger(options.maxItemsPerPage ?? ITEMS_PER_PAGE_MAX).default(options.itemsPerPage ?? 25),
    search: z.string().trim().max(200).default(''),
    sort: z.enum(options.sort).default(options.sort[0] as never),
    order: z.enum(['asc', 'desc']).default(options.order ?? 'asc'),
  };
  return z.object({ ...base, ...(options.filters ?? ({} as Filters)) });
}

export const PageMeta = z.strictObject({
  pagination: z.strictObject({
    total: z.int().min(0),
    count: z.int().min(0),
    page: z.int().min(1),
    itemsPerPage: z.int().min(1),
    totalPages: z.int().min(0),
  }),
});
export type PageMeta = z.output<typeof PageMeta>;

/** The reply of a list: the rows under their plural name, and `meta.pagination`. */
export function pageOf<const Plural extends string, Row extends z.ZodType>(plural: Plural, row: Row) {
  return { [plural]: z.array(row), meta: PageMeta } as { [Name in Plural]: z.ZodArray<Row> } & {
    meta: typeof PageMeta;
  };
}

/** Whether an endpoint is a list with pages. Users can arrange the columns of such lists. */
export function isPaged({ method, reply }: Pick<Endpoint, 'method' | 'reply'>): boolean {
  return method === 'GET' && typeof reply === 'object' && 'meta' in reply;
}

/** Builds `meta` from the parsed query, the number of rows returned and the total of all pages. */
export function pageMeta(query: { page: number; itemsPerPage: number }, count: number, total: number): PageMeta {
  const { page, itemsPerPage } = query;
  return { pagination: { total, count, page, itemsPerPage, totalPages: Math.ceil(total / itemsPerPage) } };
}
