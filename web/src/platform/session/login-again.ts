import { createStore, useStore } from '../state/store.ts';

type Waiting = { resolve: (isLoggedIn: boolean) => void; answer: Promise<boolean> };

const waiting = createStore<Waiting | null>(null);
let isOffered = false;

/**
 * Called by the shell (the frame around all screens), once it can ask for the password over the open screen. Returns the function to call
 * when it can't any more.
 */
export function offerLoginAgain(): () => void {
  isOffered = true;
  return () => {
    isOffered = false;
    resolveLoginAgain(false);
  };
}

/**
 * Asks to log in again over the open screen, so that nothing typed is lost. All callers wait for the same login. Returns false at once when
 * no screen is open yet; the route guard then redirects to the login page.
 */
export function askLoginAgain(): Promise<boolean> {
  const open = waiting.get();
  if (open !== null) return open.answer;
  if (!isOffered) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.set({ resolve, answer: promise });
  return promise;
}

export function resolveLoginAgain(isLoggedIn: boolean): void {
  const open = waiting.get();
  waiting.set(null);
  open?.resolve(isLoggedIn);
}

/** Whether to show the dialog that asks to log in again. */
export function useIsAskedToLogIn(): boolean {
  return useStore(waiting) !== null;
}
