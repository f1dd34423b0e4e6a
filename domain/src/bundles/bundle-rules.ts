import { freeSpots } from '../sessions/capacity.ts';

type Room = { readonly spots: number | null; readonly taken: number };

/**
 * How many can still join a bundle: its participants come to all sessions to come, so the fullest of them decides as much
 * as the bundle itself (docs/rules/places.md#bundles). null is no limit.
 */
export function freeInBundle(bundle: Room, sessionsToCome: readonly Room[]): number | null {
  const limits = [bundle, ...sessionsToCome].flatMap(({ spots, taken }) => freeSpots(spots, taken) ?? []);
  return limits.length === 0 ? null : Math.min(...limits);
}
