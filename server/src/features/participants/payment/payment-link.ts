import { formatMoment } from '@move/domain/kit/dates/format-moment.ts';
import type { ParticipantDraft } from '@move/contract/participants/participant.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { paymentLinkUntil } from '@move/domain/orders/reservation.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { type LockedInventory, notifyBooking } from '../../bookings/public.ts';
import { assertNoImpersonation, makeOrderUrl, reserveOrder } from '../../orders/public.ts';

/** How a booking by staff is paid. Throws 422 for a payment link to a started session. */
export function staffPayment(
  { payment_type: type }: Pick<ParticipantDraft, 'payment_type'>,
  { startsAt, now }: { startsAt: string | null; now: Date },
) {
  if (type !== 'link') return { payment: type };
  const reservedUntil = paymentLinkUntil(now, startsAt);
  if (reservedUntil === null) throw invalid('payment_type', 'participant.payment_ended');
  return { payment: 'online' as const, reservedUntil };
}

type Table = 'participants' | 'bundle_participants';
type Linked = { table: Table; id: number; inventory: LockedInventory };
type LinkCall = Pick<Call<Endpoint>, 'db' | 'now' | 'config' | 'caller'>;

/** The most payment links that are mailed for one order in an hour. */
export const PAYMENT_LINK_LIMIT = { anHour: 5, seconds: 3_600 } as const;

type Place = {
  order_id: number | null;
  session_ids: number[];
  bundle: string | null;
  starts_at: string | null;
  tz: string;
};

/**
 * Reserves the spots of an open order for 48 hours, until the start at most, and mails its buyer the payment link. The caller locks the
 * session or bundle first. Throws 403 during impersonation, since the link brings in money. Throws 409 when the order isn't open, the
 * session has started or the buyer has no e-mail address.
 */
export async function mailLink({ db, now, config, caller }: LinkCall, { table, id, inventory }: Linked): Promise<void> {
  assertNoImpersonation(caller);
  const place = await findPlace(db, { table, id });
  if (place.order_id === null) throw refusedByState('state', 'booking.not_unpaid');
  const until = paymentLinkUntil(now, place.starts_at);
  if (until === null) throw refusedByState('state', 'participant.payment_ended');
  const { due_in_cents, ...buyer } = await reserveOrder(db, { orderId: place.order_id, until });
  if (buyer.email === null) throw refusedByState('state', 'person.no_address');
  await notifyBooking(db, {
    kind: 'payment_link',
    activityId: inventory.offer.activity_id,
    person: buyer,
    sessionIds: place.session_ids,
    ...(place.bundle !== null && { bundle: place.bundle }),
    due_in_cents,
    about: { orders: [place.order_id] },
    payBy: formatMoment(until.toISOString(), { tz: place.tz, locale: buyer.locale }),
    link: await makeOrderUrl(db, place.order_id, config.appUrl),
  });
}

/** Finds the order of a booking in scope, and when its session or bundle takes place. */
async function findPlace(db: Database, { table, id }: { table: Table; id: number }): Promise<Place> {
  const [sessions, bundle] =
    table === 'participants'
      ? [sql`sessions.id = person.session_id`, sql`null::text`]
      : [
          sql`sessions.starts_at > now() and sessions.id in (
            select session_id from participants where bundle_participant_id = person.id and status <> 'canceled')`,
          sql`(select name from bundles where id = person.bundle_id)`,
        ];
  const { rows } = await sql<Place>`
    select (select order_id from order_lines where id = person.order_line_id) as order_id, ${bundle} as bundle,
      array_agg(sessions.id order by sessions.starts_at) as session_ids, min(sessions.starts_at) as starts_at,
      min(sessions.tz) as tz
    from ${sql.table(table)} person join sessions on ${sessions}
    where person.id = ${id} group by person.id`.execute(db);
  const [place] = rows;
  if (!place) throw refusedByState('state', 'participant.payment_ended');
  return place;
}
