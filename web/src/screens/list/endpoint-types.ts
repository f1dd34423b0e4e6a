import type { Endpoint, ParamsOf, QueryInputOf, QueryOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import type { PageMeta } from '@move/contract/kit/paging.ts';
import type { z } from 'zod';

/** An endpoint that returns pages: its query is made by `pageQuery`, its reply by `pageOf`. */
export type ListEndpoint = Endpoint<string, z.ZodObject, z.ZodType, z.ZodRawShape, 'GET'>;

/** A row of the list: the element of the reply's one array. */
export type RowOf<E> = {
  [Name in keyof ReplyOf<E>]: ReplyOf<E>[Name] extends readonly (infer Row)[] ? Row : never;
}[keyof ReplyOf<E>];

/** The columns that the endpoint can sort by. */
export type SortOf<E> = QueryOf<E> extends { sort: infer Sort extends string } ? Sort : never;

type PagingName = 'page' | 'itemsPerPage' | 'search' | 'sort' | 'order';
/** The endpoint's own filters. */
export type FilterNameOf<E> = Exclude<keyof QueryInputOf<E> & string, PagingName>;

export type ParamsOption<E> =
  ParamsOf<E> extends Record<string, never> ? { params?: undefined } : { params: ParamsOf<E> };

/** The rows and `meta.pagination` of a reply, whatever the name of the rows. */
export function readPage(reply: Readonly<Record<string, unknown>> | undefined): {
  rows: unknown[];
  meta: PageMeta | null;
} {
  const rows = Object.values(reply ?? {}).find(Array.isArray) ?? [];
  const meta = reply?.meta as PageMeta | undefined;
  return { rows, meta: meta ?? null };
}
