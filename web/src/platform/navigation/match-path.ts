import { withoutTrailing } from '@move/domain/kit/text/text.ts';

/** The route of a URL, and the parameters in the URL by name. */
export type PathMatch<Route> = { route: Route; params: Readonly<Record<string, string>> };

/** Fixed segments take precedence over ids: `…/activities/create` is not the activity `create`. */
const rankOf = (path: string) =>
  path
    .split('/')
    .map((part) => (part.startsWith('$') ? '1' : '0'))
    .join('');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a function that finds the route of a URL; null for an unknown URL. Case and a trailing slash don't matter. */
export function pathMatcher<Route extends { path: string }>(
  routes: readonly Route[],
): (pathname: string) => PathMatch<Route> | null {
  const patterns = routes
    .map((route) => ({ route, parts: partsOf(route.path), rank: rankOf(route.path) }))
    .toSorted((one, other) => one.rank.localeCompare(other.rank));
  return (pathname) => {
    const given = partsOf(pathname);
    for (const { route, parts } of patterns) {
      const params = paramsOf(parts, given);
      if (params !== null) return { route, params };
    }
    return null;
  };
}

const partsOf = (path: string) => withoutTrailing(path, '/').split('/');

function paramsOf(parts: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (parts.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const text = given[index] ?? '';
    if (part.startsWith('$') && text !== '') params[part.slice(1)] = decoded(text);
    else if (part.toLowerCase() !== text.toLowerCase()) return null;
  }
  return params;
}
