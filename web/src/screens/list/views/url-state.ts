import type { z } from 'zod';

/** The view of a list in the URL: only what differs from the endpoint's defaults, as text. */
export type ViewQuery = Readonly<Record<string, string>>;

const PAGING = ['page', 'itemsPerPage', 'search', 'sort', 'order'] as const;
export const isPagingName = (name: string): boolean => PAGING.some((paging) => paging === name);

/** The part of a URL's query that the endpoint understands; invalid values are left out. */
export function validQuery(schema: z.ZodObject, search: Readonly<Record<string, unknown>>): ViewQuery {
  const entries = Object.entries(schema.shape).flatMap(([name, field]): [string, string][] => {
    const raw = search[name];
    const text = asText(raw);
    return text !== '' && isAccepted(field, text) ? [[name, text]] : [];
  });
  return Object.fromEntries(entries);
}

/** Leaves out the endpoint's defaults, so that URLs stay short and one view has one URL. */
export function withoutDefaults(schema: z.ZodObject, query: ViewQuery): ViewQuery {
  const defaults = new Map(Object.entries(readDefaults(schema)));
  const kept = Object.entries(query).filter(([name, value]) => value !== '' && String(defaults.get(name)) !== value);
  return Object.fromEntries(kept);
}

/** Changes a view: an empty value removes it, and every change except of the page returns to page 1. */
export function changedQuery(query: ViewQuery, change: Readonly<Record<string, string | undefined>>): ViewQuery {
  const next = { ...query, ...change };
  const staysOnPage = 'page' in change;
  const kept = Object.entries(next).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && entry[1] !== '' && (staysOnPage || entry[0] !== 'page'),
  );
  return Object.fromEntries(kept);
}

/** Whether two views show the same rows; page and page size don't count. */
export function isSameView(one: ViewQuery, other: ViewQuery): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => name !== 'page' && name !== 'itemsPerPage')
    .every((name) => one[name] === other[name]);
}

/** Whether two views are equal apart from their sorting. */
function isSameSelection(one: ViewQuery, other: ViewQuery): boolean {
  const selection = (query: ViewQuery) =>
    Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'sort' && name !== 'order'));
  return isSameView(selection(one), selection(other));
}

type Chosen<View> = { view: View | undefined; isChanged: boolean };

/**
 * The view of a query: the equal one, else the one that was chosen before the query was changed, else one that differs only in its sorting.
 */
export function viewOfQuery<View extends { query: ViewQuery }>(
  views: readonly View[],
  query: ViewQuery,
  last: View | undefined,
): Chosen<View> {
  const equal = views.find((view) => isSameView(view.query, query));
  if (equal !== undefined) return { view: equal, isChanged: false };
  const view = last ?? views.find((one) => isSameSelection(one.query, query));
  return { view, isChanged: view !== undefined };
}

/** The names of the active filters, without search, sorting and paging. */
export function filtersInUse(query: ViewQuery): string[] {
  return Object.keys(query).filter((name) => !isPagingName(name));
}

export function readDefaults(schema: z.ZodObject): Record<string, unknown> {
  const parsed = schema.safeParse({});
  return parsed.success ? parsed.data : {};
}

function asText(raw: unknown): string {
  if (typeof raw === 'boolean') return raw ? '1' : '0';
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
}

function isAccepted(field: unknown, text: string): boolean {
  return (field as z.ZodType).safeParse(text).success;
}
