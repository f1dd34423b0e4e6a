import type { CheckIn } from '@move/domain/participants/participant.ts';
import { useEffect, useRef } from 'react';
import type { ShownPerson } from '../people/attendance.ts';

/** What a row shows, what it showed before, and when that changed under the finger: in milliseconds, of any clock. */
export type TapTarget = { shown: CheckIn; before: CheckIn; changedAt: number };

/** From seeing a row to touching it: what arrives in between is not what one tapped on. */
const REACTION_MS = 700;

/** One's own taps are no surprise; what somebody else noted is. */
export function targetAfter(
  aim: TapTarget,
  { shown, isOwn }: { shown: CheckIn; isOwn: boolean },
  now: number,
): TapTarget {
  if (shown === aim.shown) return aim;
  return isOwn ? { shown, before: shown, changedAt: now } : { shown, before: aim.shown, changedAt: now };
}

/** What the finger aimed at: two who both tap “present” must not end at “absent”. */
export const tappedState = ({ shown, before, changedAt }: TapTarget, now: number): CheckIn =>
  now - changedAt < REACTION_MS ? before : shown;

/** Answers what a tap on a row is about, also when the row has changed under the finger. */
export function useTapTarget({ shown, isWaiting }: Pick<ShownPerson, 'shown' | 'isWaiting'>): () => CheckIn {
  const aim = useRef<TapTarget>({ shown, before: shown, changedAt: 0 });
  useEffect(() => {
    // what waits to be sent was tapped here
    aim.current = targetAfter(aim.current, { shown, isOwn: isWaiting }, performance.now());
  }, [shown, isWaiting]);
  return () => tappedState(aim.current, performance.now());
}
