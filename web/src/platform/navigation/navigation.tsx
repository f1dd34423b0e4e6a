import type { HistoryLocation } from '@tanstack/history';
import { type ComponentProps, createContext, type MouseEvent, useCallback, useContext, useMemo } from 'react';
import { parseSearch, resolveAddress, type Search, type SearchValue, writeSearch } from './addresses.ts';
import type { Router } from './router.ts';
import { useStore } from '../state/store.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The application to switch to with this navigation. */
    applicationId?: number;
    /** The URL differs only in its query: the page keeps its scroll position. */
    keepsScroll?: boolean;
  }
}

export type NavigateOptions = { replace?: boolean; applicationId?: number };
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

const RouterContext = createContext<Router | null>(null);
export const RouterProvider = RouterContext.Provider;

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (router === null) throw new Error('No router around this part');
  return router;
}

/** A part of the URL of the screen on display. While the next screen loads, this is still the URL of the old screen. */
function useShownAddress<Part>(select: (location: HistoryLocation) => Part): Part {
  const { state, history } = useRouter();
  return useStore(state, ({ shown }) => select(shown?.location ?? history.location));
}

/** The URL of the screen on display, without query. */
export const usePathname = (): string => useShownAddress(({ pathname }) => pathname);

/** The URL of the screen on display, with its query. */
export const useAddress = (): string => useShownAddress(({ pathname, search }) => pathname + search);

/** Returns a function that opens a URL. A relative URL, e.g. `create` or a record's id, starts from the current URL. */
export function useNavigate(): Navigate {
  const router = useRouter();
  return useCallback(
    (to, { replace = false, applicationId } = {}) => {
      router.navigate(resolveAddress(router.history.location.pathname, to), { replace, applicationId });
    },
    [router],
  );
}

/** The query of the URL as texts. Screens parse these with the schema of their endpoint. */
export function useSearch(): Search {
  const text = useShownAddress(({ search }) => search);
  return useMemo(() => parseSearch(text), [text]);
}

type SearchChange = Readonly<Record<string, SearchValue>>;
export type SetSearch = (change: SearchChange | ((now: Search) => SearchChange), options?: NavigateOptions) => void;

/**
 * Returns a function that changes some values of the query and keeps the rest; it removes empty values. Replaces the history entry, or adds
 * one with `replace: false`.
 */
export function useSetSearch(): SetSearch {
  const router = useRouter();
  return useCallback(
    (change, { replace = true } = {}) => {
      const { pathname, search } = router.history.location;
      const now = parseSearch(search);
      const href = pathname + writeSearch({ ...now, ...(typeof change === 'function' ? change(now) : change) });
      router.navigate(href, { replace, keepsScroll: true });
    },
    [router],
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string | number; replace?: boolean };

/** A link inside the product; a relative `to` starts from the current URL. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const href = resolveAddress(usePathname(), to);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target !== undefined || !isPlainClick(event) || !href.startsWith('/')) return;
    event.preventDefault();
    navigate(href, { replace });
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
