import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { addCanceled, type CanceledAmounts, canceledAmountsOf } from '@move/domain/orders/refunds/refund-text.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { cancelLines, type Refunder, refundPart } from '../../orders/public.ts';
import { canceledBundleParticipant, canceledParticipant } from './canceled.ts';
import { closeWaiting } from '../waiting-lists/close-waiting.ts';
import { offerSpotsSoon } from '../waiting-lists/offer-spots.ts';
import { type CancellationRecorder, cancellationRecorder, recordLessOwed } from './record-cancellation.ts';
import { findSessionFacts } from '../notices/session-facts.ts';
import { sessionsByStart } from '../notices/notify-booking.ts';
import { notifyPeople } from '../notices/notify-people.ts';
import { type CanceledByOrganizer, cancellationNotices } from '../notices/cancellation-notices.ts';

export type ActivityCancellation = {
  activityId: number;
  now: Date;
  by: Refunder;
  /** URL of the web app, for links in mails. */
  appUrl?: string | undefined;
};
export type BundleParticipantRow = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  locale: Locale;
  order_line_id: number | null;
};

export const lineIdsOf = (people: readonly BundleParticipantRow[]) =>
  people.flatMap((person) => person.order_line_id ?? []);

type Ended = { bundle_participant_id: number; session_id: number };

/**
 * Returns the bundles that are over: they have begun, and none of their sessions is still to come. The organiser can't cancel their
 * bookings.
 */
export async function findEndedBundles(db: Database, bundleIds: readonly number[], now: Date): Promise<Set<number>> {
  const at = now.toISOString();
  const { rows } = await sql<{ id: number }>`
    select bundle_id as id from bundle_sessions join sessions on sessions.id = session_id
    where bundle_id = any (${[...bundleIds]}::bigint[]) and canceled_at is null and deleted_at is null
    group by bundle_id having max(starts_at) <= ${at}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Cancels a locked bundle for the organiser, unless it is over: its participants leave the sessions still to come and are mailed once.
 * Returns the number of mails.
 */
export async function cancelBundleByOrganizer(
  db: Database,
  cancellation: ActivityCancellation & { bundleId: number },
): Promise<number> {
  const { bundleId, now } = cancellation;
  if ((await findEndedBundles(db, [bundleId], now)).has(bundleId)) {
    await closeWaiting(db, { bundleIds: [bundleId], mail: 'canceled' });
    return 0;
  }
  const sessionIds = await sessionIdsOf(db, bundleId);
  const record = cancellationRecorder(db, { kind: 'bundle', ...cancellation, bundleIds: [bundleId] });
  const canceled = await endBundle(db, cancellation, record);
  await offerSpotsSoon(db, sessionIds);
  return notifyPeople(db, { kind: 'called_off', notes: await cancellationNotices(db, canceled), ...cancellation });
}

/** Ends a bundle without mails: the caller sends one to each person. */
export async function endBundle(
  db: Database,
  { bundleId, ...organiser }: ActivityCancellation & { bundleId: number },
  record: CancellationRecorder,
): Promise<CanceledByOrganizer[]> {
  await lockSessionsOf(db, bundleId);
  const { people, ended } = await endBookings(db, { bundleId, ...organiser });
  const cancellationId = await record(people.map(({ id }) => ({ bundle_participant_id: id })));
  await closeWaiting(db, { bundleIds: [bundleId], mail: 'canceled' });
  const refunds = await refundRest(db, { bundleId, people, ended, cancellationId, ...organiser });
  const sessions = sessionsByStart(await findSessionFacts(db, [...new Set(ended.map((row) => row.session_id))]));
  const endedOf = Map.groupBy(ended, (row) => row.bundle_participant_id);
  return people.map((person) => {
    const mine = new Set(endedOf.get(person.id)?.map((row) => row.session_id));
    const own = sessions.filter((session) => mine.has(session.id));
    return {
      person,
      sessions: own,
      had_spot: true,
      ...canceledAmountsOf(refunds.get(person.order_line_id ?? 0)),
      lineId: person.order_line_id,
      about: { bundle_participants: [person.id] },
    };
  });
}

async function sessionIdsOf(db: Database, bundleId: number): Promise<number[]> {
  const rows = await db.selectFrom('bundle_sessions').select('session_id').where('bundle_id', '=', bundleId).execute();
  return rows.map((row) => row.session_id);
}

async function lockSessionsOf(db: Database, bundleId: number): Promise<void> {
  await sql`
    select from sessions where id in (
      select participants.session_id from participants join bundle_participants mine on mine.id = bundle_participant_id
      where mine.bundle_id = ${bundleId}
      union select spot_reservations.session_id from spot_reservations join waitlist_entries entry on entry.id = entry_id
      where entry.bundle_id = ${bundleId}) order by id for update`.execute(db);
}

async function endBookings(
  db: Database,
  { bundleId, activityId, now }: Pick<ActivityCancellation, 'activityId' | 'now'> & { bundleId: number },
) {
  const { rows: people } = await sql<BundleParticipantRow>`
    update bundle_participants set ${canceledBundleParticipant(now)}
    where bundle_id = ${bundleId} and status <> 'canceled'
    returning id, first_name, last_name, email, locale, order_line_id`.execute(db);
  const ids = people.map((row) => row.id);
  const { rows: ended } = await sql<Ended>`
    update participants set ${canceledParticipant(now)}
    where bundle_participant_id = any (${ids}::bigint[]) and status <> 'canceled' and session_id in (
      select id from sessions where activity_id = ${activityId} and starts_at > ${now.toISOString()} and deleted_at is null)
    returning bundle_participant_id, session_id`.execute(db);
  return { people, ended };
}

type Ending = ActivityCancellation & {
  bundleId: number;
  people: readonly BundleParticipantRow[];
  ended: readonly Ended[];
  cancellationId: number | null;
};

/**
 * Refunds the whole price before the first session; after it, the share of each session still to come. Of the sessions that took place,
 * unpaid cash stays open, and what was paid elsewhere stays so.
 */
async function refundRest(
  db: Database,
  { bundleId, people, ended, now, by, cancellationId }: Ending,
): Promise<Map<number, CanceledAmounts>> {
  const lineIds = lineIdsOf(people);
  const { rows } = await sql<{ has_begun: boolean }>`
    select exists (select from bundle_sessions join sessions on sessions.id = session_id
      where bundle_id = ${bundleId} and starts_at <= ${now.toISOString()} and canceled_at is null
        and deleted_at is null) as has_begun`.execute(db);
  const refunds = new Map<number, CanceledAmounts>();
  const add = async (lines: readonly (CanceledAmounts & { id: number })[]) => {
    await recordLessOwed(db, cancellationId, lines);
    for (const line of lines) refunds.set(line.id, addCanceled(refunds.get(line.id), line));
  };
  if (rows[0]?.has_begun) {
    const lineOf = new Map(people.map((person) => [person.id, person.order_line_id]));
    for (const mine of Map.groupBy(ended, (row) => row.session_id).values()) {
      const shares = mine.flatMap((row) => lineOf.get(row.bundle_participant_id) ?? []);
      await add(await refundPart(db, { lineIds: shares, now, by, cancellationId }));
    }
  }
  const refund = rows[0]?.has_begun ? 'none' : 'organiser';
  const owed = rows[0]?.has_begun ? await findOpenCash(db, lineIds) : new Set<number>();
  const ending = lineIds.filter((id) => !owed.has(id));
  await add(await cancelLines(db, { lineIds: ending, refund, now, by, cancellationId }));
  return refunds;
}

/** Returns the lines that must still be paid in cash. */
async function findOpenCash(db: Database, lineIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select order_line_id as id from transactions join orders on orders.id = order_id
    where order_line_id = any (${[...lineIds]}::bigint[]) and transactions.status = 'open' and orders.payment_type = 'cash'`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
