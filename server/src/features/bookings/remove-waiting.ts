import { mayBecome } from '@move/domain/waitlist/entry-status.ts';
import type { Database } from '../../platform/database/database.ts';
import { closeEntry } from './close-entry.ts';
import type { LockedInventory } from './lock-inventory.ts';
import { offerSpots } from './offer-spots.ts';
import { lockEntry, refusedAsFinal, type StoredEntry } from './waiting-entry.ts';
import { sessionIdsOf, type BookableRef } from './bookable-ref.ts';

type Asked = { place: BookableRef; entryId: number; now: Date };

/** Staff take somebody off the list; whoever has a link is told that it no longer works. */
export async function removeWaiting(
  db: Database,
  places: LockedInventory,
  { place, entryId, now }: Asked,
): Promise<void> {
  const entry = await lockEntry(db, place, entryId);
  if (!mayBecome(entry.status, 'removed')) throw refusedAsFinal(entry.status);
  const hasLink = entry.status === 'invited' && entry.is_mailed;
  await closeEntry(db, entryId, { status: 'removed', ...(hasLink && { mail: 'removed' as const }) });
  await passOn(db, places, { entry, place, now });
}

type Ended = { entry: StoredEntry; place: BookableRef; now: Date };

/** The spot that was kept goes to the next in line. Undoing the sign-out it came from still takes it back. */
export async function passOn(db: Database, places: LockedInventory, { entry, place, now }: Ended): Promise<void> {
  if (!entry.reserves) return;
  await offerSpots(db, places, {
    sessionIds: sessionIdsOf(places, place, now),
    bundleIds: place.kind === 'bundle' ? [place.id] : [],
    causedBy: entry.caused_by_participant_id ?? undefined,
    now,
  });
}
