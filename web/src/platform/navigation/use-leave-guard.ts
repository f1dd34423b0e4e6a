import type { HistoryLocation } from '@tanstack/history';
import { useEffect, useEffectEvent, useState } from 'react';
import { parseSearch, type Search } from './addresses.ts';
import { useRouter } from './navigation.tsx';
import { watchUnsaved } from '../state/unsaved-work.ts';

/** The URL that the user is about to open. */
export type NextAddress = { readonly pathname: string; readonly search: Search };

type LeaveGuard = {
  /** Whether something is unsaved. Called at the moment of leaving, so that a save just before needs no new render. */
  when: () => boolean;
  allows?: (next: NextAddress) => boolean;
};

/**
 * Asks before the user leaves a screen with unsaved work: while `isAsking`, show a question and call `leave` or `stay`. Closing the browser
 * tab shows the browser's own question. `allows` returns true for URLs that don't lose the work, e.g. other tabs of the form.
 */
export function useLeaveGuard({ when, allows }: LeaveGuard): {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
} {
  const { history } = useRouter();
  const [answer, setAnswer] = useState<{ resolve: (mayLeave: boolean) => void } | null>(null);
  const isUnsaved = useEffectEvent(() => when());
  const isBlocked = useEffectEvent(
    ({ pathname, search }: HistoryLocation) =>
      when() && !(allows?.({ pathname, search: parseSearch(search) }) ?? false),
  );
  useEffect(() => watchUnsaved(() => isUnsaved()), []);
  useEffect(
    () =>
      history.block({
        blockerFn: async ({ nextLocation }) => {
          if (!isBlocked(nextLocation)) return false;
          const { promise, resolve } = Promise.withResolvers<boolean>();
          setAnswer((earlier) => {
            earlier?.resolve(false);
            return { resolve };
          });
          const mayLeave = await promise;
          setAnswer(null);
          return !mayLeave;
        },
        enableBeforeUnload: () => isUnsaved(),
      }),
    [history],
  );
  return { isAsking: answer !== null, leave: () => answer?.resolve(true), stay: () => answer?.resolve(false) };
}
