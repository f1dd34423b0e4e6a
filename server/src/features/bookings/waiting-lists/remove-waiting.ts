import { entryMayBecome } from '@move/domain/waitlist/entry-status.ts';
import type { Database } from '../../../platform/database/database.ts';
import { closeEntry } from './close-entry.ts';
import type { LockedInventory } from '../spots/lock-inventory.ts';
import { offerSpots } from './offer-spots.ts';
import { lockEntry, refusedAsFinal, type StoredEntry } from './waiting-entry.ts';
import { sessionIdsToCome, type BookableRef } from '../spots/bookable-ref.ts';

type Input = { bookable: BookableRef; entryId: number; now: Date };

/** Removes an entry for staff; an invited person is mailed that the link no longer works. */
export async function removeWaiting(
  db: Database,
  inventory: LockedInventory,
  { bookable, entryId, now }: Input,
): Promise<void> {
  const entry = await lockEntry(db, bookable, entryId);
  if (!entryMayBecome(entry.status, 'removed')) throw refusedAsFinal(entry.status);
  const hasLink = entry.status === 'invited' && entry.is_mailed;
  await closeEntry(db, entryId, { status: 'removed', ...(hasLink && { mail: 'removed' as const }) });
  await passOnReservedSpot(db, inventory, { entry, bookable, now });
}

type Ended = { entry: StoredEntry; bookable: BookableRef; now: Date };

/** Offers the reserved spot to the next entry. If the participant who freed it by signing out returns, that new invitation is withdrawn. */
export async function passOnReservedSpot(
  db: Database,
  inventory: LockedInventory,
  { entry, bookable, now }: Ended,
): Promise<void> {
  if (!entry.reserves) return;
  await offerSpots(db, inventory, {
    sessionIds: sessionIdsToCome(inventory, bookable, now),
    bundleIds: bookable.kind === 'bundle' ? [bookable.id] : [],
    causedBy: entry.caused_by_participant_id ?? undefined,
    now,
  });
}
