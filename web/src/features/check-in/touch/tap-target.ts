import type { CheckIn } from '@move/domain/participants/participant.ts';
import { useEffect, useRef } from 'react';
import type { ShownPerson } from '../people/attendance.ts';

/** The status a row shows, the one before, and when it changed, in milliseconds of `performance.now()`. */
export type TapTarget = { shown: CheckIn; before: CheckIn; changedAt: number };

/** A user needs this long to see a change: a tap within this time is meant for the status before. */
const REACTION_MS = 700;

/** The target after a change of the status. After the user's own tap, the next tap always applies to the new status. */
export function targetAfter(
  target: TapTarget,
  { shown, isOwn }: { shown: CheckIn; isOwn: boolean },
  now: number,
): TapTarget {
  if (shown === target.shown) return target;
  return isOwn ? { shown, before: shown, changedAt: now } : { shown, before: target.shown, changedAt: now };
}

/** The status the user meant to change. A tap sets the next status, so the second of two users who tap “present” must not set “absent”. */
export const tappedState = ({ shown, before, changedAt }: TapTarget, now: number): CheckIn =>
  now - changedAt < REACTION_MS ? before : shown;

/** Two taps on one row within this time are a double tap, such as with wet fingers: the second would mark a present person absent. */
const DOUBLE_TAP_MS = 500;

export const isDoubleTap = (formerAt: number | null, now: number): boolean =>
  formerAt !== null && now - formerAt < DOUBLE_TAP_MS;

/** Returns a function that gives the status to which a tap applies, even if the row has just changed; null for a double tap. */
export function useTapTarget({ shown, isWaiting }: Pick<ShownPerson, 'shown' | 'isWaiting'>): () => CheckIn | null {
  const formerAt = useRef<number | null>(null);
  const aim = useRef<TapTarget>({ shown, before: shown, changedAt: 0 });
  useEffect(() => {
    // a status that waits to be sent comes from a tap on this device
    aim.current = targetAfter(aim.current, { shown, isOwn: isWaiting }, performance.now());
  }, [shown, isWaiting]);
  return () => {
    const now = performance.now();
    if (isDoubleTap(formerAt.current, now)) return null;
    formerAt.current = now;
    return tappedState(aim.current, now);
  };
}
