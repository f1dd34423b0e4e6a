import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Participants } from '../../platform/database/schema.ts';
import { cancelLines, type FrozenPrice, placeOrders, priceOfSession } from '../../features/orders/public.ts';
import { payDemoOrders } from '../../features/orders/orders.seed.ts';
import { demoPerson, seededChance } from './demo-people.demo.ts';
import type { Person } from '../../features/bookings/people/person.ts';

/** The number of people in a session of the demo. */
export type DemoCrowd = { sessionId: number; people: number };

type Session = {
  id: number;
  organization_id: number;
  activity_id: number;
  activity: string;
  starts_at: string;
  ends_at: string;
  start_date: string;
  start_time: string;
  age_from: number | null;
  age_to: number | null;
  payment_url: string | null;
};

type Row = Insertable<Participants>;
type Chance = () => number;

/** Adds about 1,200 participants with every check-in status. A participant of an activity comes to most of its weekly sessions. */
export async function seedDemoBookings(db: Database, crowds: readonly DemoCrowd[]): Promise<void> {
  const wanted = new Map(crowds.map(({ sessionId, people }) => [sessionId, people]));
  const { rows: sessions } = await sql<Session>`
    select sessions.id, sessions.organization_id, activity_id, activities.name as activity, starts_at, ends_at, start_date, start_time,
      age_from, age_to, payment_url
    from sessions join activities on activities.id = activity_id
    where sessions.id = any (${[...wanted.keys()]}::bigint[]) order by activity_id, starts_at, sessions.id`.execute(db);
  const chance = seededChance(2_026);
  const bookings: Booking[] = [];
  let first = 0;
  for (const ofActivity of Map.groupBy(sessions, (session) => session.activity_id).values()) {
    const most = Math.max(...ofActivity.map((session) => wanted.get(session.id) ?? 0));
    for (const session of ofActivity) {
      bookings.push(...(await attend(db, { session, count: wanted.get(session.id) ?? 0, first, most, chance })));
    }
    first += most + EXTRA;
  }
  await insert(db, await sell(db, bookings));
}

/** The number of people of an activity beyond its fullest session: they canceled or were removed. */
const EXTRA = 3;

type Attending = { session: Session; count: number; first: number; most: number; chance: Chance };

async function attend(db: Database, { session, count, first, most, chance }: Attending): Promise<Booking[]> {
  if (count === 0) return [];
  const price = await priceOfSession(db, { organizationId: session.organization_id, sessionId: session.id });
  const shift = Math.floor(chance() * (most + EXTRA));
  const today = Temporal.Now.plainDateISO().toString();
  const ages = { from: session.age_from, to: session.age_to };
  const bookings: Booking[] = [];
  for (let index = 0; index < count + EXTRA; index += 1) {
    const person = demoPerson(first + ((index + shift) % (most + EXTRA)), ages, today);
    const fate = index < count ? attendance(session, chance) : leaving(session, { chance, index: index - count });
    if (fate !== null) bookings.push(booked({ session, person, price, outcome: fate, chance }));
  }
  return bookings;
}

type Outcome = Pick<Row, 'check_in' | 'has_freed_spot' | 'status' | 'canceled_at' | 'checked_in_at'>;

/** The check-in of people who keep their spot: noted for past and running sessions, `none` for later ones. */
function attendance({ starts_at, ends_at }: Session, chance: Chance): Outcome {
  const now = Date.now();
  if (Date.parse(starts_at) > now) return { check_in: 'none' };
  const isOver = Date.parse(ends_at) <= now;
  const roll = chance();
  const checked_in_at = new Date(Date.parse(starts_at) + Math.floor(roll * 600_000)).toISOString();
  if (roll < (isOver ? 0.82 : 0.45)) return { check_in: 'present', checked_in_at };
  if (isOver && roll < 0.94) return { check_in: 'absent', checked_in_at };
  return isOver && roll < 0.97 ? { check_in: 'signed_out', checked_in_at } : { check_in: 'none' };
}

/** The outcome of a person who signed out or canceled before the start; null for all others. */
function leaving({ starts_at }: Session, { chance, index }: { chance: Chance; index: number }): Outcome | null {
  const before = new Date(
    Math.min(Date.now(), Date.parse(starts_at)) - 36e5 * (2 + Math.floor(chance() * 40)),
  ).toISOString();
  if (index === 0 && chance() < 0.5) return { check_in: 'signed_out', has_freed_spot: true, checked_in_at: before };
  if (index === 1 && chance() < 0.3) return { status: 'canceled', canceled_at: before };
  return null;
}

type Booking = { session: Session; person: Person; price: FrozenPrice; outcome: Outcome; now: Date; isPaid: boolean };

/** Adds when the person booked and whether they paid: past sessions are all paid, in later ones some will pay at the door. */
function booked({ chance, ...booking }: Omit<Booking, 'now' | 'isPaid'> & { chance: Chance }): Booking {
  const startsAt = Date.parse(booking.session.starts_at);
  const now = new Date(Math.min(Date.now(), startsAt) - 864e5 * (2 + Math.floor(chance() * 30)));
  return { ...booking, now, isPaid: chance() < 0.88 || startsAt < Date.now() };
}

/** Makes the orders with the code of real bookings, in a few statements. */
async function sell(db: Database, bookings: readonly Booking[]): Promise<Row[]> {
  const drafts = bookings.map(({ session, person, price, now }) => ({
    organizationId: session.organization_id,
    applicationId: null,
    buyer: person,
    payment: session.payment_url === null ? ('cash' as const) : ('external' as const),
    lines: [
      {
        title: session.activity,
        start: { date: session.start_date, time: session.start_time },
        price,
        activityId: session.activity_id,
      },
    ],
    now,
  }));
  const orders = await placeOrders(db, drafts);
  const sold = bookings.map((booking, index) => ({ ...booking, order: orders[index] }));
  const isDue = ({ order, isPaid }: (typeof sold)[number]) => order?.status === 'open' && !isPaid;
  const paid = sold.filter(({ order, isPaid }) => order?.status === 'open' && isPaid);
  await payDemoOrders(
    db,
    paid.flatMap(({ order }) => (order ? [order.id] : [])),
  );
  const gone = sold.filter(({ outcome: fate }) => fate.status === 'canceled');
  const lineIds = gone.flatMap(({ order }) => order?.lines.map((line) => line.id) ?? []);
  await cancelLines(db, { lineIds, refund: 'full', now: new Date(), by: null });
  return sold.map((booking) => ({
    organization_id: booking.session.organization_id,
    session_id: booking.session.id,
    ...booking.person,
    order_line_id: booking.order?.lines[0]?.id ?? null,
    created_at: booking.now.toISOString(),
    status: isDue(booking) ? 'pending' : 'active',
    ...booking.outcome,
  }));
}

/** Inserts all rows in one statement, so that the demo starts soon. */
async function insert(db: Database, rows: readonly Row[]): Promise<void> {
  await sql`
    insert into participants (organization_id, session_id, first_name, last_name, email, date_of_birth, gender, notes, locale,
      status, check_in, has_freed_spot, checked_in_at, canceled_at, order_line_id, created_at)
    select organization_id, session_id, first_name, last_name, email, date_of_birth, gender, notes, locale,
      coalesce(status, 'active'), coalesce(check_in, 'none'), coalesce(has_freed_spot, false), checked_in_at, canceled_at,
      order_line_id, created_at
    from jsonb_populate_recordset(null::participants, ${JSON.stringify(rows)}::jsonb) order by session_id
    on conflict do nothing`.execute(db);
}
