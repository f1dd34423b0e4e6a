import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import { createStore, type Watched } from '../state/store.ts';

/** Milliseconds after which a loading screen is replaced by its skeleton. */
const PENDING_MS = 150;

/** Thrown while a URL loads: the router then opens `href` instead, in the same history entry. */
export class Redirect extends Error {
  readonly href: string;
  constructor(href: string) {
    super(`redirect to ${href}`);
    this.href = href;
  }
}

export type RouterState<Page> = {
  /** The page on screen; null until the first page has loaded. While the next page loads, this is still the old page. */
  shown: { location: HistoryLocation; page: Page; keepsScroll: boolean } | null;
  /** The next page loads slowly, so the skeleton is shown. */
  isPending: boolean;
};

export type NavigateTo = { replace?: boolean; keepsScroll?: boolean; applicationId?: number | undefined };

export type Router<Page = unknown> = {
  history: RouterHistory;
  state: Watched<RouterState<Page>>;
  navigate: (href: string, options?: NavigateTo) => void;
  /** Loads the current URL again, e.g. after a failure. */
  reload: () => void;
  /** Shows the skeleton at once, until the next page has loaded, so that the current page stops reading. */
  takeDown: () => void;
  /** Loads the current URL and follows the history; returns the function that stops. */
  start: () => () => void;
};

type RouterOptions<Page> = {
  history: RouterHistory;
  /** Loads the page of a URL, or throws a Redirect. Must not throw anything else: return an error page. */
  load: (location: HistoryLocation) => Promise<Page>;
  /** Called just before another page or a skeleton replaces a page, while that page is still in the document. */
  leave?: (location: HistoryLocation) => void;
};

/** Shows the page of the browser's URL. A newer navigation drops an older one that is still loading. */
export function createRouter<Page>({ history, load, leave }: RouterOptions<Page>): Router<Page> {
  const state = createStore<RouterState<Page>>({ shown: null, isPending: false });
  let newest = 0;

  function leaveShown(): void {
    const { shown, isPending } = state.get();
    // while pending, the skeleton has already replaced the page
    if (shown !== null && !isPending) leave?.(shown.location);
  }

  function takeDown(): void {
    leaveShown();
    state.set({ ...state.get(), isPending: true });
  }

  async function show(location: HistoryLocation, keepsScroll = false): Promise<void> {
    newest += 1;
    const visit = newest;
    const isOnScreen = location.pathname === state.get().shown?.location.pathname;
    const skeleton = setTimeout(() => {
      if (visit !== newest || isOnScreen) return;
      takeDown();
    }, PENDING_MS);
    try {
      const page = await load(location);
      if (visit !== newest) return;
      leaveShown();
      state.set({ shown: { location, page, keepsScroll }, isPending: false });
    } catch (error) {
      if (!(error instanceof Redirect)) throw error;
      if (visit === newest) history.replace(error.href, {}, { ignoreBlocker: true });
    } finally {
      clearTimeout(skeleton);
    }
  }

  return {
    history,
    state,
    navigate: (href, options = {}) => {
      if (!href.startsWith('/')) return window.location.assign(href);
      const { applicationId, keepsScroll } = options;
      const entryState = {
        ...(applicationId !== undefined && { applicationId }),
        ...(keepsScroll === true && { keepsScroll }),
      };
      const isSame = href === history.location.href;
      if (options.replace || isSame) history.replace(href, entryState);
      else history.push(href, entryState);
    },
    reload: () => void show(history.location),
    takeDown,
    start: () => {
      void show(history.location);
      return history.subscribe(({ location, action }) => {
        // Back and Forward restore the scroll position of the entry, even if the entry was made with `keepsScroll`
        const isNew = action.type === 'PUSH' || action.type === 'REPLACE';
        void show(location, isNew && location.state.keepsScroll === true);
      });
    },
  };
}
