import type * as api from '@move/contract/checkout/checkout.ts';
import { checkoutUntil } from '@move/domain/orders/reservation.ts';
import type { PublicOfferDetail } from '@move/contract/offers/offers.ts';
import { auditBySystem } from '../../../platform/audit/audit-by-system.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import {
  assertAge,
  type BookableRef,
  bookPeople,
  bundleOf,
  freeSpotsAsLocked,
  lockBookable,
  type LockedInventory,
  sessionOf,
  sessionsToCome,
} from '../../bookings/public.ts';
import { makeOrderLink } from '../../orders/public.ts';
import { payFromWallet } from '../../payments/public.ts';
import { checkAnswers } from '../../questions/public.ts';
import { assertBookable } from './assert-bookable.ts';
import { assertOwnWebsite } from '../assert-own-website.ts';
import { atParticipant, hideDuplicates } from './at-participant.ts';
import { enterOffer } from './enter-offer.ts';
import { findBooking } from '../order-page/find-booking.ts';
import { joinWaitlist } from '../join-waitlist.ts';
import {
  BOOKING_LIMITS,
  countUnpaidOf,
  limitBookings,
  limitReservations,
  limitTries,
  limitWaiting,
} from '../limits.ts';
import { notifyBooked } from '../notify-visitors.ts';
import { findPayer, type Payer } from './find-payer.ts';
import { prepareVisit } from '../order-page/prepare-visit.ts';
import { refusedPeople, assertNoneKnown } from './assert-none-known.ts';
import { assertPeople, peopleOf, type Visitor } from './visiting-people.ts';

type BookingCall = Call<typeof api.createSessionBooking> | Call<typeof api.createBundleBooking>;

/** Books people for a published session or bundle; the rules are in docs/rules/booking.md. */
export async function bookOffer(call: BookingCall, bookable: BookableRef) {
  const { db, body, now } = call;
  const payer = await findPayer(call, body);
  const emails = [body.buyer.email, ...body.participants.flatMap(({ email }) => email ?? [])];
  await limitTries(call, emails);
  const offer = await enterOffer(db, { type: bookable.kind, offerId: bookable.id, now, shop: call });
  assertBookable(offer, { isPaidAtOnce: payer !== null });
  await assertOwnWebsite(call, body.return_url);
  const owner = { organizationId: offer.organization.id, activityId: offer.activity?.id ?? 0 };
  const inventory = await lockBookable(db, owner, bookable);
  const locale = body.locale ?? call.locale;
  const people = peopleOf(body, locale);
  assertPeople(people, body, firstDay(inventory, bookable, now));
  const wanted: Wanted = { bookable, offer, people, now };
  const isFull = assertRoom(inventory, { ...wanted, mayJoin: body.join_waitlist === true });
  await assertInput(db, inventory, { ...wanted, isAsked: !isFull });
  const persons = people.map(({ person }) => person);
  await assertNoneKnown(db, { ...wanted, people: persons, isJoining: isFull });
  if (isFull) {
    await limitWaiting(call, persons[0]?.email ?? body.buyer.email);
    const { entry, change } = await joinWaitlist(db, inventory, { ...wanted, applicationId: call.applicationId });
    return changed({ entry }, change);
  }
  const placed = await placeBooking({ call, inventory, payer, ...wanted });
  // limits successful bookings; refused ones count for their network only
  await limitBookings(call, emails);
  return placed;
}

/** `isAsked`: the answers are checked. People who join the waiting list are not asked. */
type Input = Wanted & { isAsked: boolean };

/** Throws 422 for ages and answers before people are looked up, so that input that could never be booked doesn't reveal who takes part. */
async function assertInput(
  db: Database,
  inventory: LockedInventory,
  { bookable, people, now, isAsked }: Input,
): Promise<void> {
  const { offer } = inventory;
  const session = firstSession(inventory, bookable, now);
  const asked = { kind: 'activity' as const, id: offer.activity_id, organizationId: offer.organization_id };
  for (const [index, { person, answers }] of people.entries()) {
    await atParticipant(index, async () => {
      if (session) assertAge(offer, session, { person, now });
      if (isAsked) await checkAnswers(db, { offer: asked, answers });
    });
  }
}

type Wanted = { bookable: BookableRef; offer: PublicOfferDetail; people: readonly Visitor[]; now: Date };

/** The session, or the next one of the bundle. */
function firstSession(inventory: LockedInventory, { kind, id }: BookableRef, now: Date) {
  if (kind === 'session') return sessionOf(inventory, id);
  return sessionsToCome(inventory, bundleOf(inventory, id), now)[0];
}

/** The day on which ages are checked. */
function firstDay(inventory: LockedInventory, bookable: BookableRef, now: Date): string {
  const first = firstSession(inventory, bookable, now);
  if (!first) throw invalid('session', 'booking.closed');
  return first.start_date;
}

/**
 * Throws 422 when there are too few spots. Returns whether the offer is full and the people may join its waiting list. While entries wait
 * that are invited automatically, freed spots are for those entries.
 */
function assertRoom(
  inventory: LockedInventory,
  { bookable, people, now, mayJoin }: Wanted & { mayJoin: boolean },
): boolean {
  const { kind, id } = bookable;
  const locked = kind === 'session' ? sessionOf(inventory, id) : bundleOf(inventory, id);
  const { has_waitlist, waitlist_auto_invite } = inventory.offer;
  const isAwaited = locked.waitlist_count > 0 && waitlist_auto_invite;
  const free = isAwaited ? 0 : freeSpotsAsLocked(inventory, { bookable, now });
  if (free === null || free >= people.length) return false;
  if (free > 0) throw invalid('session', 'booking.left', { left: free });
  if (mayJoin && has_waitlist && locked.spots !== 0) return true;
  throw invalid('session', locked.spots === 0 ? 'booking.closed' : 'session.full');
}

type Placing = Wanted & { call: BookingCall; inventory: LockedInventory; payer: Payer | null };

/** Sells the spots in one order: free ones at once, paid ones are reserved for a while. */
async function placeBooking({ call, inventory, payer, bookable, offer, people, now }: Placing) {
  const { db, body, applicationId, request, config } = call;
  const locale = body.locale ?? call.locale;
  const isPaid = offer.price_in_cents > 0;
  // a wallet payment leaves no spot unpaid
  const reservedBy = isPaid && !payer ? await limitUnpaidSpots(call, { bookable, spots: people.length }) : null;
  const buyer = { ...body.buyer, locale };
  const visit = await prepareVisit(call, { email: buyer.email, locale, reservedBy, returnUrl: body.return_url });
  const booked = await hideDuplicates(() =>
    bookPeople(db, inventory, {
      bookable,
      buyer,
      people,
      byVisitor: true,
      by: null,
      visit,
      payment: 'online',
      reservedUntil: checkoutUntil(now, firstSession(inventory, bookable, now)?.starts_at ?? null),
      applicationId,
      now,
      locale: call.locale,
    }),
  );
  const [first] = booked;
  if (!first) throw new Error(`nobody was booked by ${request.id}`);
  const orderId = first.order_id;
  if (isPaid && payer) await payFromWallet(db, { ...payer, orderId, now, appUrl: config.appUrl });
  const token = (await makeOrderLink(db, orderId)) ?? '';
  const booking = await findBooking(db, { orderId, now, locale });
  if (!isPaid) await notifyBooked(db, { inventory, bookable, buyer, people, orderId, appUrl: config.appUrl, now });
  const { organization_id } = inventory.offer;
  const table = bookable.kind === 'session' ? 'participants' : 'bundle_participants';
  const rows = people.map(({ person }, index) => ({
    subject: personSubject(table, { ...person, id: booked[index]?.id ?? 0 }),
    after: { organization_id, status: isPaid && !payer ? 'pending' : 'active' },
  }));
  const [change, ...others] = rows;
  const action = bookable.kind === 'session' ? 'createSessionBooking' : 'createBundleBooking';
  await auditBySystem(
    db,
    action,
    others.map((row) => ({ ...row, organizationId: organization_id })),
  );
  return changed({ booking: { token, ...booking } }, change ?? { subject: { type: 'orders', id: orderId } });
}

/** Throws 429 or a neutral 422 when a stranger would hold too many unpaid spots. Returns what to store with the order. */
async function limitUnpaidSpots(
  call: BookingCall,
  { bookable, spots: places }: { bookable: BookableRef; spots: number },
) {
  const { db, body } = call;
  const reservedBy = await limitReservations(call, places);
  const held = await countUnpaidOf(db, bookable, body.buyer.email);
  if (held + places > BOOKING_LIMITS.unpaid.addressAndOffer) throw refusedPeople();
  return reservedBy;
}
