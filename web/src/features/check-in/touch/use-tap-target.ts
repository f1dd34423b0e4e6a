import type { CheckIn } from '@move/domain/participants/participant.ts';
import { useEffect, useRef } from 'react';
import { type TapTarget, targetAfter, tappedState } from './tap-target.ts';
import type { ShownPerson } from '../people/attendance.ts';

/** Answers what a tap on a row is about, also when the row has changed under the finger. */
export function useTapTarget({ shown, isWaiting }: Pick<ShownPerson, 'shown' | 'isWaiting'>): () => CheckIn {
  const aim = useRef<TapTarget>({ shown, before: shown, changedAt: 0 });
  useEffect(() => {
    // what waits to be sent was tapped here
    aim.current = targetAfter(aim.current, { shown, isOwn: isWaiting }, performance.now());
  }, [shown, isWaiting]);
  return () => tappedState(aim.current, performance.now());
}
