import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { readFreeSpots } from '../spots/bookable-ref.ts';
import { bundleOf, lockInventory, type LockedInventory, sessionsToCome } from '../spots/lock-inventory.ts';
import { offerSpots } from '../waiting-lists/offer-spots.ts';
import { isSamePerson } from '../people/person.ts';
import { canceledBundleParticipant, canceledParticipant } from './canceled.ts';

/** The bookings of an order, with all their sessions and bundles locked. */
export type OrderInventory = {
  inventory: LockedInventory;
  activityId: number;
  sessionIds: number[];
  bundleIds: number[];
};

type Places = { organization_id: number; activity_id: number; session_ids: number[]; bundle_ids: number[] };

/**
 * Locks the sessions and bundles that an order booked, also when the bookings are canceled (docs/rules/spots.md#order-of-locks). Returns
 * null for an order without bookings, or when its sessions, bundles or activity were removed.
 */
export async function lockOrderInventory(db: Database, lineIds: readonly number[]): Promise<OrderInventory | null> {
  const ids = sql`${[...lineIds]}::bigint[]`;
  const { rows } = await sql<Places>`
    select coalesce(sessions.organization_id, bundles.organization_id) as organization_id,
      coalesce(sessions.activity_id, bundles.activity_id) as activity_id,
      coalesce(array_agg(distinct sessions.id) filter (where sessions.id is not null), '{}') as session_ids,
      coalesce(array_agg(distinct bundles.id) filter (where bundles.id is not null), '{}') as bundle_ids
    from order_lines line
    left join participants on participants.organization_id = line.organization_id and participants.order_line_id = line.id
    left join sessions on sessions.id = participants.session_id and sessions.deleted_at is null
    left join bundle_participants whole on whole.organization_id = line.organization_id and whole.order_line_id = line.id
    left join bundles on bundles.id = whole.bundle_id and bundles.deleted_at is null
    join activities on activities.id = coalesce(sessions.activity_id, bundles.activity_id) and activities.deleted_at is null
    where line.id = any (${ids})
    group by 1, 2 order by 2`.execute(db);
  const [places] = rows;
  if (!places) return null;
  const { organization_id: organizationId, activity_id: activityId, session_ids, bundle_ids } = places;
  const asked = { organizationId, activityId, sessionIds: session_ids, bundleIds: bundle_ids, frees: true };
  return { inventory: await lockInventory(db, asked), activityId, sessionIds: session_ids, bundleIds: bundle_ids };
}

type Ordered = { lineIds: readonly number[]; now: Date };

const ofLines = (table: string, lineIds: readonly number[]) =>
  sql`${sql.ref(`${table}.order_line_id`)} = any (${[...lineIds]}::bigint[])`;

/**
 * Locks the bundles and sessions of unpaid bookings, including removed ones: `releaseUnpaid` changes how many spots they have taken. The
 * caller locks the order next (docs/rules/spots.md#order-of-locks).
 */
export async function lockUnpaid(db: Database, lineIds: readonly number[]): Promise<void> {
  await sql`
    select from bundles where id in (select bundle_id from bundle_participants where ${ofLines('bundle_participants', lineIds)})
    order by id for update`.execute(db);
  await sql`
    select from sessions where id in (
      select session_id from participants where ${ofLines('participants', lineIds)} or bundle_participant_id in (
        select id from bundle_participants where ${ofLines('bundle_participants', lineIds)}))
    order by id for update`.execute(db);
}

/** Frees the spots of an unpaid order and offers them to the waiting lists, unless what it booked was removed. */
export async function releaseUnpaid(
  db: Database,
  places: OrderInventory | null,
  { lineIds, now }: Ordered,
): Promise<void> {
  await sql`
    update bundle_participants set ${canceledBundleParticipant(now)}
    where ${ofLines('bundle_participants', lineIds)} and status = 'pending'`.execute(db);
  const { rows } = await sql<{ session_id: number }>`
    update participants set ${canceledParticipant(now)}
    where status = 'pending' and (${ofLines('participants', lineIds)} or bundle_participant_id in (
      select id from bundle_participants where ${ofLines('bundle_participants', lineIds)}))
    returning session_id`.execute(db);
  if (places === null) return;
  const toCome = new Set(
    places.inventory.sessions.filter(({ starts_at }) => Date.parse(starts_at) > now.getTime()).map(({ id }) => id),
  );
  const sessionIds = [...new Set(rows.map((row) => row.session_id))].filter((id) => toCome.has(id));
  await offerSpots(db, places.inventory, { sessionIds, bundleIds: places.bundleIds, now });
}

/**
 * Returns the lines whose session has started; for a bundle, the last session. A payment that arrives this late is refunded. The caller has
 * locked the sessions.
 */
export async function findBegunLines(db: Database, { lineIds, now }: Ordered): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select booked.id from (
      select order_line_id as id, session_id from participants
      where ${ofLines('participants', lineIds)} and status <> 'canceled'
      union all
      select whole.order_line_id, person.session_id from bundle_participants whole join participants person
        on person.organization_id = whole.organization_id and person.bundle_participant_id = whole.id
      where ${ofLines('whole', lineIds)} and person.status <> 'canceled'
    ) as booked join sessions on sessions.id = booked.session_id
    group by booked.id having max(sessions.starts_at) <= ${now.toISOString()}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Restores the bookings of an order that was paid too late, if all of them fit. Returns false when they don't, when a session was canceled
 * or has started (for a bundle: all its sessions have started), or when a person has booked again meanwhile.
 */
export async function restoreCanceledBookings(
  db: Database,
  places: OrderInventory,
  { lineIds, now }: Ordered,
): Promise<boolean> {
  const { inventory } = places;
  const { rows: people } = await sql<{ id: number; session_id: number }>`
    select id, session_id from participants where ${ofLines('participants', lineIds)} and status = 'canceled'`.execute(
    db,
  );
  const { rows: wholes } = await sql<Whole>`
    select id, bundle_id from bundle_participants where ${ofLines('bundle_participants', lineIds)} and status = 'canceled'`.execute(
    db,
  );
  if (people.length + wholes.length !== lineIds.length) return false;
  for (const [sessionId, here] of Map.groupBy(people, (row) => row.session_id)) {
    const session = inventory.sessions.find((row) => row.id === sessionId);
    if (!session || session.canceled_at !== null || Date.parse(session.starts_at) <= now.getTime()) return false;
    const free = await readFreeSpots(db, inventory, { bookable: { kind: 'session', id: sessionId }, now });
    if (free !== null && free < here.length) return false;
  }
  for (const [bundleId, here] of Map.groupBy(wholes, (row) => row.bundle_id)) {
    if (!inventory.bundles.some((row) => row.id === bundleId)) return false;
    if (sessionsToCome(inventory, bundleOf(inventory, bundleId), now).length === 0) return false;
    const free = await readFreeSpots(db, inventory, { bookable: { kind: 'bundle', id: bundleId }, now });
    if (free !== null && free < here.length) return false;
  }
  if (await hasLostSessions(db, inventory, { wholes, now })) return false;
  return (await hasNoOtherBooking(db, { lineIds, now })) && activate(db, inventory, { people, wholes, now });
}

/** Returns whether none of the people is in the same bundle, or in one of the sessions still to come, by another booking. */
async function hasNoOtherBooking(db: Database, { lineIds, now }: Ordered): Promise<boolean> {
  const same = sql`${isSamePerson('other', 'mine')} and other.status <> 'canceled'`;
  const { rows } = await sql`
    select from participants mine join participants other on other.session_id = mine.session_id and ${same}
      where ${ofLines('mine', lineIds)}
    union all
    select from bundle_participants mine join bundle_participants other on other.bundle_id = mine.bundle_id and ${same}
      where ${ofLines('mine', lineIds)}
    union all
    select from bundle_participants whole join participants mine
        on mine.organization_id = whole.organization_id and mine.bundle_participant_id = whole.id
      join sessions on sessions.id = mine.session_id and sessions.starts_at > ${now.toISOString()}
      join participants other on other.session_id = mine.session_id
        and other.bundle_participant_id is distinct from whole.id and ${same}
      where ${ofLines('whole', lineIds)}`.execute(db);
  return rows.length === 0;
}

type Whole = { id: number; bundle_id: number };

/** Returns whether a session that was booked with a bundle, and would still be to come, was canceled, removed or taken out of it. */
async function hasLostSessions(
  db: Database,
  inventory: LockedInventory,
  { wholes, now }: { wholes: readonly Whole[]; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ whole_id: number; session_id: number }>`
    select person.bundle_participant_id as whole_id, person.session_id
    from participants person join sessions on sessions.id = person.session_id
    where person.bundle_participant_id = any (${wholes.map(({ id }) => id)}::bigint[])
      and sessions.starts_at > ${now.toISOString()}`.execute(db);
  return wholes.some(({ id, bundle_id }) => {
    const toCome = new Set(sessionsToCome(inventory, bundleOf(inventory, bundle_id), now).map((session) => session.id));
    return rows.some((row) => row.whole_id === id && !toCome.has(row.session_id));
  });
}

type Again = { people: readonly { id: number }[]; wholes: readonly Whole[]; now: Date };

async function activate(db: Database, inventory: LockedInventory, { people, wholes, now }: Again): Promise<boolean> {
  const again = sql`status = 'active', canceled_at = null, updated_at = now()`;
  const ids = people.map((row) => row.id);
  await sql`update participants set ${again} where id = any (${ids}::bigint[])`.execute(db);
  for (const { id, bundle_id } of wholes) {
    const toCome = sessionsToCome(inventory, bundleOf(inventory, bundle_id), now).map((session) => session.id);
    await sql`update bundle_participants set ${again} where id = ${id}`.execute(db);
    await sql`
      update participants set ${again}
      where bundle_participant_id = ${id} and session_id = any (${toCome}::bigint[]) and status = 'canceled'`.execute(
      db,
    );
    // a person who is in an added session by another booking keeps that spot, as in addToBundleSessions
    await sql`
      insert into participants (organization_id, session_id, bundle_participant_id, first_name, last_name, email,
        date_of_birth, gender, notes, locale, status, profile_id)
      select person.organization_id, added, person.id, first_name, last_name, email, date_of_birth, gender, notes, locale,
        status, (select max(profile_id) from participants where bundle_participant_id = person.id)
      from bundle_participants person, unnest(${toCome}::bigint[]) as added
      where person.id = ${id} and not exists (
        select from participants here where here.bundle_participant_id = person.id and here.session_id = added)
      on conflict do nothing`.execute(db);
  }
  return true;
}

/** Makes the pending participants of a paid order active. */
export async function activateOrderBookings(db: Database, lineIds: readonly number[]): Promise<void> {
  const active = sql`status = 'active', updated_at = now()`;
  await sql`
    with whole as (
      update bundle_participants set ${active} where ${ofLines('bundle_participants', lineIds)} and status = 'pending')
    update participants set ${active}
    where status = 'pending' and (${ofLines('participants', lineIds)} or bundle_participant_id in (
      select id from bundle_participants where ${ofLines('bundle_participants', lineIds)}))`.execute(db);
}
