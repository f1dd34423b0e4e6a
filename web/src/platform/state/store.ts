import { useSyncExternalStore } from 'react';

/** A value outside React to which components can subscribe. */
export type Store<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Returns the function that stops listening. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store without its setter, for code that only reads it. */
export type Watched<T> = Pick<Store<T>, 'get' | 'subscribe'>;

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of new Set(listeners)) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store, or the part that `select` returns. Only a change of that part renders the component again. */
export function useStore<T>(store: Watched<T>): T;
export function useStore<T, Part>(store: Watched<T>, select: (value: T) => Part): Part;
export function useStore<T>(store: Watched<T>, select: (value: T) => unknown = (value) => value): unknown {
  const get = () => select(store.get());
  // the second `get` is for rendering without a browser, e.g. in a test
  return useSyncExternalStore(store.subscribe, get, get);
}
