import type pg from 'pg';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { throwFailures } from '../../../platform/jobs/throw-failures.ts';
import { closeEntry } from './close-entry.ts';
import { closeWaiting, lockLists } from './close-waiting.ts';
import {
  type Batch,
  findExpiredInvites,
  findIfStarted,
  findOfferable,
  findStartedBookables,
} from './find-due-waiting-lists.ts';
import { passOnReservedSpot } from './remove-waiting.ts';
import { offerSpots } from './offer-spots.ts';
import { findEntryBookable, lockEntry } from './waiting-entry.ts';
import { inventoryIds, lockBookableIfExists, type BookableOwner, type BookableRef } from '../spots/bookable-ref.ts';

/** A session's own list comes before those of its bundles. */
const KINDS = ['session', 'bundle'] as const;

/**
 * Scheduled upkeep of waiting lists: closes those of started sessions, expires invitations, and offers free spots
 * (docs/rules/spots.md#waiting-lists). Each session or bundle has its own transaction, so an interrupted run can be repeated, and one
 * failure doesn't stop the others. A run goes through all of them, so that a list whose entries can't be invited now doesn't hold up
 * others.
 */
export async function maintainWaitingLists(pool: pg.Pool, now: Date, limit = 500): Promise<void> {
  const failures: unknown[] = [];
  const inTurn = async <Item extends { id: number }>(find: Find<Item>, maintain: Maintain<Item>) => {
    for await (const item of allOf(pool, { find, limit })) {
      await asSystem(pool, (db) => maintain(db, item)).catch((error: unknown) => failures.push(error));
    }
  };
  for (const kind of KINDS) {
    await inTurn(
      (db, batch) => findStartedBookables(db, { kind, now, ...batch }),
      (db, bookable) => closeOver(db, bookable, now),
    );
  }
  await inTurn(
    (db, batch) => findExpiredInvites(db, { now, ...batch }),
    (db, { id }) => expireInvite(db, id, now),
  );
  for (const kind of KINDS) {
    await inTurn(
      (db, batch) => findOfferable(db, { kind, now, ...batch }),
      (db, bookable) => offerFreeSpots(db, bookable, now),
    );
  }
  throwFailures(failures, 'waiting lists could not be maintained');
}

type Find<Item> = (db: Database, batch: Batch) => Promise<Item[]>;
type Maintain<Item> = (db: Database, item: Item) => Promise<void>;
type Search<Item> = { find: Find<Item>; limit: number };

/** All items found, in order of id; each batch is read in its own transaction. */
async function* allOf<Item extends { id: number }>(pool: pg.Pool, { find, limit }: Search<Item>): AsyncGenerator<Item> {
  let after = 0;
  for (;;) {
    const batch = { after, limit };
    const items = await asSystem(pool, (db) => find(db, batch));
    yield* items;
    const last = items.at(-1);
    if (last === undefined || items.length < limit) return;
    after = last.id;
  }
}

/** Checks again under the locks, because the session may have been moved or restored meanwhile. */
async function closeOver(db: Database, bookable: BookableRef, now: Date): Promise<void> {
  const lists = inventoryIds(bookable);
  await lockLists(db, lists);
  const over = await findIfStarted(db, bookable, now);
  if (over) await closeWaiting(db, { ...lists, ...(over.is_canceled && { mail: 'canceled' as const }) });
}

/** Expires an invitation, unless it was answered or sent again meanwhile; offers its spot to the next entry. */
async function expireInvite(db: Database, entryId: number, now: Date): Promise<void> {
  const found = await findEntryBookable(db, entryId);
  if (!found) return;
  const inventory = await lockBookableIfExists(db, found.owner, found.bookable);
  if (!inventory) return;
  const entry = await lockEntry(db, found.bookable, entryId);
  const isDue =
    entry.status === 'invited' && entry.expires_at !== null && Date.parse(entry.expires_at) <= now.getTime();
  if (!isDue) return;
  await closeEntry(db, entryId, { status: 'expired', action: 'expireWaiting' });
  await passOnReservedSpot(db, inventory, { entry, bookable: found.bookable, now });
}

/** Locks a session or bundle, and offers its free spots to its waiting list. */
export async function offerFreeSpots(db: Database, bookable: BookableRef, now: Date): Promise<void> {
  const owner = await ownerOf(db, bookable);
  if (!owner) return;
  const inventory = await lockBookableIfExists(db, owner, bookable);
  if (!inventory) return;
  await offerSpots(db, inventory, { ...inventoryIds(bookable), now });
}

async function ownerOf(db: Database, { kind, id }: BookableRef): Promise<BookableOwner | null> {
  const table = kind === 'session' ? 'sessions' : 'bundles';
  const row = await db
    .selectFrom(table)
    .select(['organization_id', 'activity_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { organizationId: row.organization_id, activityId: row.activity_id } : null;
}
