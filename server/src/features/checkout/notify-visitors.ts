import { fold } from '@move/domain/kit/text/fold.ts';
import type { Database } from '../../platform/database/database.ts';
import { type BookableRef, bundleOf, type LockedInventory, notifyBooking, sessionsToCome } from '../bookings/public.ts';
import { notifyContacts } from '../contacts/public.ts';
import { type Buyer, makeOrderUrl } from '../orders/public.ts';
import type { Visitor } from './booking/visiting-people.ts';

type Booked = {
  inventory: LockedInventory;
  bookable: BookableRef;
  buyer: Buyer;
  people: readonly Visitor[];
  orderId: number;
  appUrl: string;
  now: Date;
};

/** Mails the buyer once, with the order link, the participants with another address without it, and the activity's contacts. */
export async function notifyBooked(
  db: Database,
  { inventory, bookable, buyer, people, orderId, appUrl, now }: Booked,
): Promise<void> {
  const { kind, id } = bookable;
  const bundle = kind === 'bundle' ? bundleOf(inventory, id) : null;
  const sessionIds = bundle ? sessionsToCome(inventory, bundle, now).map((session) => session.id) : [id];
  const about = { orders: [orderId] };
  const facts = { activityId: inventory.offer.activity_id, sessionIds, about, ...(bundle && { bundle: bundle.name }) };
  const link = await makeOrderUrl(db, orderId, appUrl);
  const persons = people.map(({ person }) => person);
  const isAlone = persons.every((person) => nameOf(person) === nameOf(buyer));
  await notifyBooking(db, {
    ...facts,
    kind: isAlone ? 'booked' : 'ordered',
    person: buyer,
    link,
    ...(!isAlone && { people: persons.map(({ first_name, last_name }) => `${first_name} ${last_name}`) }),
  });
  // one mail for each address, even if several people have it
  const own = new Map(persons.toReversed().map((person) => [person.email, person]));
  if (buyer.email !== null) own.delete(buyer.email);
  for (const person of own.values()) {
    await notifyBooking(db, { ...facts, kind: 'booked', person });
  }
  const { activity_id, organization_id: organizationId } = inventory.offer;
  await notifyContacts(db, { organizationId, offer: { type: 'activity', id: activity_id }, about, by: null, appUrl });
}

const nameOf = ({ first_name, last_name }: Pick<Buyer, 'first_name' | 'last_name'>) =>
  fold(`${first_name} ${last_name}`);
