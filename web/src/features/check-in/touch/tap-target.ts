import type { CheckIn } from '@move/domain/participants/participant.ts';
import { useEffect, useRef } from 'react';
import type { ShownPerson } from '../people/attendance.ts';

/** The status a row shows, the one before, and when it changed, in milliseconds of any clock. */
export type TapTarget = { shown: CheckIn; before: CheckIn; changedAt: number };

/** A user needs this long to see a change: a tap within this time is meant for the status before. */
const REACTION_MS = 700;

/** The target after a change of the status. After the user's own tap, the next tap always applies to the new status. */
export function targetAfter(
  aim: TapTarget,
  { shown, isOwn }: { shown: CheckIn; isOwn: boolean },
  now: number,
): TapTarget {
  if (shown === aim.shown) return aim;
  return isOwn ? { shown, before: shown, changedAt: now } : { shown, before: aim.shown, changedAt: now };
}

/** The status the user meant to change: two users who both tap “present” must not end at “absent”. */
export const tappedState = ({ shown, before, changedAt }: TapTarget, now: number): CheckIn =>
  now - changedAt < REACTION_MS ? before : shown;

/** Returns a function that gives the status to which a tap applies, even if the row has just changed. */
export function useTapTarget({ shown, isWaiting }: Pick<ShownPerson, 'shown' | 'isWaiting'>): () => CheckIn {
  const aim = useRef<TapTarget>({ shown, before: shown, changedAt: 0 });
  useEffect(() => {
    // an unsent status was tapped here
    aim.current = targetAfter(aim.current, { shown, isOwn: isWaiting }, performance.now());
  }, [shown, isWaiting]);
  return () => tappedState(aim.current, performance.now());
}
