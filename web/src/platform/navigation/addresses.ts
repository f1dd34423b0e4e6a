import { withoutTrailing } from '@move/domain/kit/text/text.ts';

/** The query of a URL as texts, e.g. `{ page: '2', search: 'bad' }`. */
export type Search = Readonly<Record<string, string>>;
export type SearchValue = string | number | boolean | null | undefined;

export function parseSearch(text: string): Search {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes a query, e.g. `?page=2`. Leaves out empty values; without values, an empty text. */
export function writeSearch(search: Readonly<Record<string, SearchValue>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The full path for a link: at /a/b, `create` becomes /a/b/create and `?tab=x` becomes /a/b?tab=x; `/x` stays the same. */
export function resolveAddress(pathname: string, to: string | number): string {
  const text = String(to);
  if (/^([a-z]+:|\/|\?|#)/i.test(text)) return text.startsWith('?') ? pathname + text : text;
  return `${withoutTrailing(pathname, '/')}/${text}`;
}

/**
 * The URL to open after login, from `redirect` in the query. Null unless it is a path of this origin: a link must not lead a user who has
 * just logged in to another site. Also null for `/` and for pages such as login and logout.
 */
export function safeRedirect(text: string | undefined, origin: string): string | null {
  if (text === undefined || !text.startsWith('/')) return null;
  try {
    const url = new URL(text, origin);
    if (url.origin !== origin) return null;
    const target = url.pathname + url.search + url.hash;
    if (target.startsWith('//')) return null;
    return /^\/(login|logout|forgot-password|reset-password)?\/*$/i.test(url.pathname) ? null : target;
  } catch {
    return null;
  }
}
