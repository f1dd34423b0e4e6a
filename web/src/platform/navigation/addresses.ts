import { withoutTrailing } from '@move/domain/kit/text/text.ts';

/** Query of a URL as plain texts: `?page=2&search=bad`. */
export type Search = Readonly<Record<string, string>>;
export type SearchValue = string | number | boolean | null | undefined;

export function parseSearch(text: string): Search {
  return Object.fromEntries(new URLSearchParams(text));
}

/** `?page=2`, or an empty text. Empty values are left out. */
export function writeSearch(search: Readonly<Record<string, SearchValue>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** An absolute URL for a link: `create` under /a/b is /a/b/create; `?tab=x` and `/x` are kept. */
export function resolveAddress(pathname: string, to: string | number): string {
  const text = String(to);
  if (/^([a-z]+:|\/|\?|#)/i.test(text)) return text.startsWith('?') ? pathname + text : text;
  return `${withoutTrailing(pathname, '/')}/${text}`;
}

/**
 * The URL to open after login, from the redirect query. Only a path of this origin is accepted, so that a link can't lead a user who just
 * logged in to another site.
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
