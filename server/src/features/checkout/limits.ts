import { throttleNetwork } from '../../platform/http/limits/throttle-network.ts';
import { throttled } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { sql } from 'kysely';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BookableRef } from '../bookings/public.ts';
import { RESERVED_MINUTES } from '@move/domain/orders/reservation.ts';
import { countReservedBy, type ReservedBy, reservedBy } from '../orders/public.ts';

/** The limits of docs/rules/booking.md#limits. */
export const BOOKING_LIMITS = {
  /** Bookings and purchases; refused ones count per network, and per address from one network. */
  anHour: { network: 60, address: 20, addressAnywhere: 40 },
  /** People whom visitors add to waiting lists, for an address from one network or from all: each invitation reserves a spot for a day. */
  waitingADay: { network: 5, address: 3, addressAnywhere: 15 },
  /** Unpaid spots or units at once. */
  unpaid: { network: 30, site: 150, addressAndOffer: 10 },
  /** Calls through the link of an order: reading it, canceling, and downloading the receipt. */
  byLink: { reads: 1_200, cancellations: 60, receipts: 60 },
  /** Calls of an app user: reading wallets, and paying with them. */
  wallets: { reads: 1_200, payments: 120 },
} as const;

const HOUR = 3_600;

type Limited = Pick<Call<Endpoint>, 'throttle' | 'request'>;

/**
 * Throws 429 above the number of attempts an hour, for this network, its site, or one of these addresses from the network. Refused ones count too, so
 * addresses are limited per network: strangers can't use up an owner's attempts.
 */
export async function limitTries({ throttle, request }: Limited, emails: readonly string[]): Promise<void> {
  const { network } = request;
  await throttleNetwork(throttle, request, { name: 'booking', limit: BOOKING_LIMITS.anHour.network, seconds: HOUR });
  const tries = emails.map((email) => `booking-try:${email} ${network}`);
  await throttle.each(tries, BOOKING_LIMITS.anHour.address, HOUR);
}

/** Throws 429 above the number of bookings an hour for one of these addresses, from any network: each booking sends a mail. */
export async function limitBookings({ throttle }: Limited, emails: readonly string[]): Promise<void> {
  const bookings = emails.map((email) => `booking-for:${email}`);
  await throttle.each(bookings, BOOKING_LIMITS.anHour.addressAnywhere, HOUR);
}

/**
 * Throws 429 above the number of people a day on waiting lists, for this network, its site or this address. An address has fewer from one
 * network than from all, so that a stranger doesn't keep its owner off every list.
 */
export async function limitWaiting({ throttle, request }: Limited, email: string): Promise<void> {
  const limit = BOOKING_LIMITS.waitingADay.network;
  await throttleNetwork(throttle, request, { name: 'waiting', limit, seconds: 24 * HOUR });
  const { address, addressAnywhere } = BOOKING_LIMITS.waitingADay;
  await throttle(`waiting-try:${email} ${request.network}`, address, 24 * HOUR);
  await throttle(`waiting-for:${email}`, addressAnywhere, 24 * HOUR);
}

export const limitReads = ({ throttle, request }: Limited) =>
  throttle(`order-link:${request.network}`, BOOKING_LIMITS.byLink.reads, HOUR);

export const limitReceipts = ({ throttle, request }: Limited) =>
  throttle(`order-receipt:${request.network}`, BOOKING_LIMITS.byLink.receipts, HOUR);

export const limitCancellations = ({ throttle, request }: Limited) =>
  throttle(`order-cancel:${request.network}`, BOOKING_LIMITS.byLink.cancellations, HOUR);

export const limitWalletReads = ({ throttle }: Limited, profileId: number) =>
  throttle(`profile-wallets:${profileId}`, BOOKING_LIMITS.wallets.reads, HOUR);

export const limitWalletPayments = ({ throttle }: Limited, profileId: number) =>
  throttle(`wallet-payment:${profileId}`, BOOKING_LIMITS.wallets.payments, HOUR);

type Reserving = Pick<Call<Endpoint>, 'db' | 'request' | 'config'>;

/**
 * Throws 429 when a network, or the networks of its site together, would hold too many unpaid spots. The site has a wider limit, because an
 * IPv6 site may be shared by some customers, or be one customer with 65,536 networks. Returns what to store with the order.
 */
export async function limitReservations({ db, request, config }: Reserving, places: number): Promise<ReservedBy> {
  const sender = reservedBy(request, config.appKey);
  const { by_network, by_site } = await countReservedBy(db, sender);
  const { network, site } = BOOKING_LIMITS.unpaid;
  if (by_network + places > network || by_site + places > site) throw throttled(RESERVED_MINUTES * 60);
  return sender;
}

/** Counts unpaid spots of an address in a session or bundle; needs its locks. */
export async function countUnpaidOf(db: Database, { kind, id }: BookableRef, email: string): Promise<number> {
  const places =
    kind === 'session' ? sql`participants where session_id = ${id}` : sql`bundle_participants where bundle_id = ${id}`;
  const { rows } = await sql<{ held: number }>`
    select count(*) as held from (select order_line_id, status from ${places}) as place
      join order_lines line on line.id = place.order_line_id join orders on orders.id = line.order_id
    where place.status = 'pending' and orders.status = 'open' and orders.reserved_until is not null
      and orders.email = ${email}`.execute(db);
  return rows[0]?.held ?? 0;
}
