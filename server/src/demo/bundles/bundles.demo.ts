import { addDays, weekdayOf } from '@move/domain/kit/dates/dates.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoActivities, DemoActivityKey } from '../activities/activities.demo.ts';
import { demoPerson } from '../bookings/demo-people.demo.ts';
import { addWaiting, bookBundle, activatePaidBooking, lockInventory } from '../../features/bookings/public.ts';
import { payDemoOrders } from '../../features/orders/orders.seed.ts';
import { seedSessions } from '../../features/sessions/sessions.seed.ts';
import { seedBundle } from '../../features/bundles/bundles.seed.ts';

type DemoBundle = {
  activity: DemoActivityKey;
  name: string;
  description: string;
  /** The ISO weekday and the number of weeks until the start; negative when the bundle runs or is over. */
  day: number;
  weeks: number;
  from: string;
  to: string;
  lessons: number;
  spots: number | null;
  people: number;
  /** The number of people on the waiting list. When there is a free spot, the first one is invited and can answer for a day. */
  waiting?: number;
};

/** Full, nearly full, roomy and unlimited; one that is running and one that is over. */
const bundles: readonly DemoBundle[] = [
  {
    activity: 'zwemmen_beginners',
    name: 'Beginnerscursus zwemmen, 10 lessen',
    description: 'Van eerste drijven tot twee banen schoolslag, elke week in dezelfde groep.',
    day: 1,
    weeks: 2,
    from: '19:45',
    to: '20:45',
    lessons: 10,
    spots: 8,
    people: 7,
    waiting: 3,
  },
  {
    activity: 'aquajoggen',
    name: 'Aquajoggen, kennismaken in vier keer',
    description: 'Vier avonden in het diepe bad, met een drijfgordel en goede muziek.',
    day: 5,
    weeks: 3,
    from: '19:00',
    to: '19:45',
    lessons: 4,
    spots: 12,
    people: 3,
  },
  {
    activity: 'salsa',
    name: 'Salsa in acht avonden',
    description: 'Na acht avonden dans je de basis op elk feest.',
    day: 4,
    weeks: 2,
    from: '20:00',
    to: '21:15',
    lessons: 8,
    spots: 16,
    people: 5,
  },
  {
    activity: 'leren_roeien',
    name: 'Leren roeien, voorjaar',
    description: 'Zes avonden van roeimachine naar boot. Een zwemdiploma is verplicht.',
    day: 3,
    weeks: 15,
    from: '18:30',
    to: '20:30',
    lessons: 6,
    spots: 8,
    people: 7,
  },
  {
    activity: 'hardlopen_start',
    name: 'Van nul naar vijf kilometer',
    description: 'Tien weken wandelen en hardlopen afwisselen, en dan vijf kilometer achter elkaar.',
    day: 2,
    weeks: -3,
    from: '19:00',
    to: '20:00',
    lessons: 10,
    spots: 20,
    people: 4,
  },
  {
    activity: 'yoga_rustig',
    name: 'Yoga in de lente',
    description: 'Zes rustige avonden om het jaar mee te beginnen.',
    day: 3,
    weeks: 9,
    from: '20:00',
    to: '21:15',
    lessons: 6,
    spots: null,
    people: 4,
  },
  {
    activity: 'judo_volwassenen',
    name: 'Zelfverdediging, vijf lessen',
    description: 'Weerbaar worden zonder spierballen.',
    day: 1,
    weeks: 4,
    from: '20:00',
    to: '21:30',
    lessons: 5,
    spots: 14,
    people: 0,
  },
  {
    activity: 'streetdance',
    name: 'Choreografie voor de herfstshow',
    description: 'Vier zaterdagen toewerken naar het optreden.',
    day: 6,
    weeks: -7,
    from: '14:00',
    to: '15:30',
    lessons: 4,
    spots: 18,
    people: 0,
  },
];

/** The first number of the participants of bundles, far from those of single sessions, so that the two don't overlap. */
const FIRST_PERSON = 9_000;

/** Adds the 8 bundles of the demo, each with its own sessions, and their participants. */
export async function seedDemoBundles(db: Database, activities: DemoActivities): Promise<void> {
  const today = Temporal.Now.plainDateISO('Europe/Amsterdam').toString();
  for (const [index, demo] of bundles.entries()) {
    const owner = activities[demo.activity];
    const start_date = addDays(today, demo.day - weekdayOf(today) + demo.weeks * 7);
    const bundleId = await seedCourse(db, owner, { demo, start_date });
    const first = FIRST_PERSON + index * 100;
    await join(db, owner, { bundleId, count: demo.people, first, today });
    await wait(db, owner, { bundleId, count: demo.waiting ?? 0, first: first + demo.people, today });
  }
}

type Owner = DemoActivities[DemoActivityKey];

async function seedCourse(db: Database, owner: Owner, { demo, start_date }: { demo: DemoBundle; start_date: string }) {
  const { name, description, spots, from, to, lessons } = demo;
  const lesson = { start_date, start_time: from, end_date: start_date, end_time: to, spots };
  const repetition = { type: 'weeks' as const, days: [weekdayOf(start_date)], count: lessons };
  const place = { organization_id: owner.organization_id, activity_id: owner.id };
  const session_ids = await seedSessions(db, { ...place, ...lesson, repetition });
  // the price of a course is the highest rate of the club
  const { rows } = await sql<{ id: number }>`
    select id from rates where organization_id = ${owner.organization_id} and archived_at is null and deleted_at is null
    order by price_in_cents desc, id limit 1`.execute(db);
  const rate = { rate_id: rows[0]?.id ?? null, rate_inherited: false };
  return seedBundle(db, { ...place, ...rate, name, description, start_date, spots, session_ids });
}

type Joining = { bundleId: number; count: number; first: number; today: string };

const lockedIds = (owner: Owner, bundleId: number) => ({
  organizationId: owner.organization_id,
  activityId: owner.id,
  bundleIds: [bundleId],
});

async function join(db: Database, owner: Owner, { bundleId, count, first, today }: Joining): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const inventory = await lockInventory(db, lockedIds(owner, bundleId));
    const ages = { from: inventory.offer.age_from, to: inventory.offer.age_to };
    const person = demoPerson(first + number, ages, today);
    const booking = { bundleId, person, now: new Date(), locale: 'nl' as const, applicationId: null, by: null };
    const { id } = await bookBundle(db, inventory, booking);
    // one in four has not paid yet
    if (number % 4 !== 3) await pay(db, id);
  }
}

async function wait(db: Database, owner: Owner, { bundleId, count, first, today }: Joining): Promise<void> {
  const bookable = { kind: 'bundle' as const, id: bundleId };
  for (let number = 0; number < count; number += 1) {
    const inventory = await lockInventory(db, lockedIds(owner, bundleId));
    const person = demoPerson(first + number, { from: inventory.offer.age_from, to: inventory.offer.age_to }, today);
    await addWaiting(db, inventory, { bookable, person, now: new Date() });
  }
}

async function pay(db: Database, bundleParticipantId: number): Promise<void> {
  const { rows } = await sql<{ order_id: number }>`
    select order_id from order_lines join bundle_participants on order_line_id = order_lines.id
    where bundle_participants.id = ${bundleParticipantId}`.execute(db);
  await payDemoOrders(
    db,
    rows.map(({ order_id }) => order_id),
  );
  await activatePaidBooking(db, { bundleParticipantId });
}
