import { useBlocker } from '@tanstack/react-router';
import { parseSearch, type Search, writeSearch } from './addresses.ts';

/** The address that the user is about to open. */
export type NextAddress = { readonly pathname: string; readonly search: Search };

type LeaveGuard = {
  /** Whether something is unsaved, read at the moment of leaving: a save just before it needs no new render. */
  when: () => boolean;
  allows?: (next: NextAddress) => boolean;
};

/**
 * Asks before leaving a screen with unsaved work: while `isAsking`, show the question and answer it with `leave` or `stay`. Closing
 * the tab shows the browser's own question. `allows` lists addresses of the same form.
 */
export function useLeaveGuard({ when, allows }: LeaveGuard): {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
} {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) =>
      when() && !(allows?.({ pathname: next.pathname, search: parseSearch(writeSearch({ ...next.search })) }) ?? false),
    enableBeforeUnload: when,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
