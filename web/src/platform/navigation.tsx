import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ComponentProps, type MouseEvent, useCallback, useMemo } from 'react';
import { parseSearch, resolveAddress, type Search, type SearchValue, writeSearch } from './addresses.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The application to continue as from this address. */
    applicationId?: number;
  }
}

export type NavigateOptions = { replace?: boolean; applicationId?: number };
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The address of the screen on display, without query; while the next one loads it is still the old one. */
export function usePathname(): string {
  return useRouterState({ select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname });
}

/** Opens an address; relative ones (`create`, a record's id) start from the current one. */
export function useNavigate(): Navigate {
  const router = useRouter();
  return useCallback(
    (to, { replace = false, applicationId } = {}) => {
      const href = resolveAddress(router.state.location.pathname, to);
      void router.navigate({ href, replace, ...(applicationId === undefined ? {} : { state: { applicationId } }) });
    },
    [router],
  );
}

/** The query of the address as texts; screens parse it with their endpoint's schema. */
export function useSearch(): Search {
  const text = useRouterState({ select: ({ matches }) => writeSearch({ ...matches.at(-1)?.search }) });
  return useMemo(() => parseSearch(text), [text]);
}

type SearchChange = Readonly<Record<string, SearchValue>>;
export type SetSearch = (change: SearchChange | ((now: Search) => SearchChange), options?: NavigateOptions) => void;

/**
 * Changes some values of the query and keeps the rest; an empty value is removed. Replaces the history entry unless told otherwise.
 */
export function useSetSearch(): SetSearch {
  const router = useRouter();
  return useCallback(
    (change, { replace = true } = {}) => {
      const { pathname, searchStr } = router.state.location;
      const now = parseSearch(searchStr);
      const href = pathname + writeSearch({ ...now, ...(typeof change === 'function' ? change(now) : change) });
      void router.navigate({ href, replace, resetScroll: false });
    },
    [router],
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string | number; replace?: boolean };

/** A link inside the product; a relative `to` starts from the current address. */
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
