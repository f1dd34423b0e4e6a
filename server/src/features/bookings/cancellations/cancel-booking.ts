import { NOTHING_REFUNDED, refundValueOf, type Refunded } from '@move/domain/orders/refunds/refund-text.ts';
import type { RefundChoice } from '@move/domain/orders/refunds/refunds.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import { cancelLine, type Refunder } from '../../orders/public.ts';
import { bundleOf, type LockedInventory, sessionOf, sessionsToCome } from '../spots/lock-inventory.ts';
import { setCheckIn } from '../attendance/set-check-in.ts';
import { offerSpots } from '../waiting-lists/offer-spots.ts';
import { lockParticipant } from '../people/stored-participant.ts';
import { canceledBundleParticipant, canceledParticipant } from './canceled.ts';

/** Who cancels, and what is refunded (docs/rules/money.md#refunds-by-term). */
export type Ending = { now: Date; by: Refunder; refund: RefundChoice };
export type Canceled = Refunded & {
  /** The line of the order; empty for old bookings, which have no order. */
  lineIds: number[];
};

const NOT_SOLD: Canceled = { ...NOTHING_REFUNDED, lineIds: [] };

/** Cancels a participant of a locked session; a bundle's participant is signed out of the session instead (docs/rules/spots.md#bundles). */
export async function cancelBooking(
  db: Database,
  inventory: LockedInventory,
  { sessionId, participantId, ...ending }: Ending & { sessionId: number; participantId: number },
): Promise<Canceled> {
  const { now } = ending;
  const session = sessionOf(inventory, sessionId);
  const participant = await lockParticipant(db, { sessionId, participantId });
  if (participant.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  if (participant.bundle_participant_id !== null) {
    // no second mail: the sign-out was mailed
    if (participant.check_in === 'signed_out') throw refusedByState('state', 'participant.signed_out');
    await setCheckIn(db, inventory, {
      sessionId,
      participantId,
      status: 'signed_out',
      now,
      userId: ending.by?.user.id ?? null,
    });
    return NOT_SOLD;
  }
  await sql`update participants set ${canceledParticipant(now)} where id = ${participantId}`.execute(db);
  const isFreed = !participant.has_freed_spot && Date.parse(session.starts_at) > now.getTime();
  if (isFreed) await offerSpots(db, inventory, { sessionIds: [sessionId], now });
  return refund(db, participant.order_line_id, ending);
}

/** Orders are locked last (docs/rules/spots.md#order-of-locks). Old bookings have no order. */
async function refund(db: Database, lineId: number | null, { refund: choice, now, by }: Ending): Promise<Canceled> {
  if (lineId === null) return NOT_SOLD;
  return { ...refundValueOf(await cancelLine(db, { lineId, refund: choice, now, by })), lineIds: [lineId] };
}

/** Cancels a participant of a bundle in its sessions still to come (docs/rules/spots.md#bundles). */
export async function cancelBundleBooking(
  db: Database,
  inventory: LockedInventory,
  { bundleId, bundleParticipantId, ...ending }: Ending & { bundleId: number; bundleParticipantId: number },
): Promise<Canceled> {
  const { now } = ending;
  const bundle = bundleOf(inventory, bundleId);
  const { rows } = await sql<{ status: string; order_line_id: number | null }>`
    select status, order_line_id from bundle_participants where id = ${bundleParticipantId} and bundle_id = ${bundleId} for update`.execute(
    db,
  );
  const [stored] = rows;
  if (!stored) throw notFound();
  if (stored.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  const sessionIds = sessionsToCome(inventory, bundle, now).map((session) => session.id);
  await sql`
    update bundle_participants set ${canceledBundleParticipant(now)} where id = ${bundleParticipantId}`.execute(db);
  await sql`
    update participants set ${canceledParticipant(now)}
    where bundle_participant_id = ${bundleParticipantId} and session_id = any (${sessionIds}::bigint[])
      and status <> 'canceled'`.execute(db);
  await offerSpots(db, inventory, { sessionIds, bundleIds: [bundleId], now });
  return refund(db, stored.order_line_id, ending);
}
