import { freeSpots } from '../sessions/capacity.ts';

type Capacity = { readonly spots: number | null; readonly taken: number };

/**
 * Free spots in a bundle: its participants take part in all sessions to come, so the fullest of them limits it as much as the bundle itself
 * (docs/rules/spots.md#bundles). Null is unlimited.
 */
export function freeInBundle(bundle: Capacity, sessionsToCome: readonly Capacity[]): number | null {
  const limits = [bundle, ...sessionsToCome].flatMap(({ spots, taken }) => freeSpots(spots, taken) ?? []);
  return limits.length === 0 ? null : Math.min(...limits);
}
