import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import { createStore, type Watched } from './store.ts';

/** The screen that takes longer than this gives way to its skeleton. */
const PENDING_MS = 150;

/** Thrown while an address loads: the router goes there instead, in the same history entry. */
export class Redirect extends Error {
  readonly href: string;
  constructor(href: string) {
    super(`redirect to ${href}`);
    this.href = href;
  }
}

export type RouterState<Page> = {
  /** What the screen shows; null until the first page has loaded. While the next page loads it is still the old one. */
  shown: { location: HistoryLocation; page: Page; keepsScroll: boolean } | null;
  /** The next page takes longer than a blink. */
  isPending: boolean;
};

export type NavigateTo = { replace?: boolean; keepsScroll?: boolean; applicationId?: number | undefined };

export type Router<Page = unknown> = {
  history: RouterHistory;
  state: Watched<RouterState<Page>>;
  navigate: (href: string, options?: NavigateTo) => void;
  /** Loads the current address again, e.g. after a failure. */
  reload: () => void;
  /** Loads the current address and follows the history; returns the function that stops. */
  start: () => () => void;
};

type RouterOptions<Page> = {
  history: RouterHistory;
  /** Loads the page of an address; throws a Redirect to go elsewhere. Any other failure is a page too. */
  load: (location: HistoryLocation) => Promise<Page>;
};

/** Shows the page of the browser's address: the newest navigation wins, an older one that is still loading is dropped. */
export function createRouter<Page>({ history, load }: RouterOptions<Page>): Router<Page> {
  const state = createStore<RouterState<Page>>({ shown: null, isPending: false });
  let newest = 0;
  let keepsScroll = false;

  async function show(location: HistoryLocation): Promise<void> {
    newest += 1;
    const visit = newest;
    const isOnScreen = location.pathname === state.get().shown?.location.pathname;
    const skeleton = setTimeout(() => {
      if (visit === newest && !isOnScreen) state.set({ ...state.get(), isPending: true });
    }, PENDING_MS);
    try {
      const page = await load(location);
      if (visit !== newest) return;
      state.set({ shown: { location, page, keepsScroll }, isPending: false });
      keepsScroll = false;
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
      keepsScroll = options.keepsScroll ?? false;
      const { applicationId } = options;
      const entryState = applicationId === undefined ? {} : { applicationId };
      const isSame = href === history.location.href;
      if (options.replace || isSame) history.replace(href, entryState);
      else history.push(href, entryState);
    },
    reload: () => void show(history.location),
    start: () => {
      void show(history.location);
      return history.subscribe(({ location }) => void show(location));
    },
  };
}
