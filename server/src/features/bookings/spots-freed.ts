import type { Database } from '../../platform/database/database.ts';
import type { Places } from './lock-places.ts';

/** Where spots came free, and the sign-out that did it: undoing that withdraws the invitation it caused (D3.11). */
export type Freed = { sessionIds: readonly number[]; bundleIds?: readonly number[]; causedBy?: number; now: Date };

/**
 * Called by everything that frees spots, under the locks of `lockPlaces` with `frees`: the first who waits for one of these
 * places is invited (D4.5).
 */
export async function spotsFreed(_db: Database, _places: Places, _freed: Freed): Promise<void> {}

/**
 * Called before somebody who signed out returns: takes back the invitation that the sign-out caused, as long as it is open,
 * and says whether its spot is free again.
 */
export function withdrawCausedBy(_db: Database, _places: Places, _participantId: number): Promise<boolean> {
  return Promise.resolve(false);
}
