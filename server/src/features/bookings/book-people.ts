import type { AnswerDraft } from '@move/contract/questions/answers.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { ReachableBuyer } from '../orders/public.ts';
import { bookBundle } from './book-bundle.ts';
import { bookSession, type Booked } from './book-session.ts';
import type { BookableRef } from './spots/bookable-ref.ts';
import { bundleOf, type LockedInventory, sessionOf, sessionsToCome } from './spots/lock-inventory.ts';
import type { ReachablePerson } from './people/person.ts';
import { type Payment, sellBundleSpots, sellSessionSpots, type Sold } from './sell-spot.ts';

export type PeopleBooking = Payment & {
  bookable: BookableRef;
  /** The buyer, who pays and gets the mails about the order. */
  buyer: ReachableBuyer;
  people: readonly { person: ReachablePerson; answers?: readonly AnswerDraft[] | undefined }[];
  byVisitor?: boolean | undefined;
  now: Date;
  locale: Locale;
};

/**
 * Books several people in one order: all or none. Errors about a person are on `participants.0.…`, counted from 0. Returns their bookings
 * in the order of `people`.
 */
export async function bookPeople(
  db: Database,
  inventory: LockedInventory,
  { bookable, buyer, people, ...booking }: PeopleBooking,
): Promise<(Booked & { order_id: number })[]> {
  const sale = { ...booking, offer: inventory.offer, buyer, quantity: people.length };
  const sold = await sellSpots(db, inventory, { bookable, sale });
  const order_id = sold[0]?.orderId ?? 0;
  const booked: (Booked & { order_id: number })[] = [];
  for (const [index, { person, answers }] of people.entries()) {
    const profileId = hasBuyerIdentity(person, buyer) ? booking.visit?.profileId : undefined;
    const one = { ...booking, person, answers, sold: sold[index], profileId };
    const book = () =>
      bookable.kind === 'session'
        ? bookSession(db, inventory, { ...one, sessionId: bookable.id })
        : bookBundle(db, inventory, { ...one, bundleId: bookable.id });
    booked.push({ ...(await onPerson(index, book)), order_id });
  }
  return booked;
}

/** Compares people as the trigger `profile_of_participant` does when the profile of an order changes. */
const hasBuyerIdentity = (one: ReachableBuyer, other: ReachableBuyer) => identity(one) === identity(other);
const identity = ({ email, first_name, last_name }: ReachableBuyer) =>
  `${email.toLowerCase()} ${fold(first_name)} ${fold(last_name)}`;

const ABOUT_THE_PLACE = new Set(['session', 'bundle', 'payment_type', 'id', 'state']);

/** Puts errors on the field of this person, except errors about the booking as a whole, e.g. a full session. */
async function onPerson<Result>(index: number, book: () => Promise<Result>): Promise<Result> {
  try {
    return await book();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    const sentences = error.sentences.map((sentence) =>
      ABOUT_THE_PLACE.has(sentence.field)
        ? sentence
        : { ...sentence, field: `participants.${index}.${sentence.field}` },
    );
    throw new Problem(error.status, sentences, { worded: error.worded });
  }
}

type Selling = { bookable: BookableRef; sale: Parameters<typeof sellSessionSpots>[2] };

function sellSpots(db: Database, inventory: LockedInventory, { bookable, sale }: Selling): Promise<Sold[]> {
  if (bookable.kind === 'session') return sellSessionSpots(db, sessionOf(inventory, bookable.id), sale);
  const bundle = bundleOf(inventory, bookable.id);
  return sellBundleSpots(db, { bundle, sessions: sessionsToCome(inventory, bundle, sale.now) }, sale);
}
