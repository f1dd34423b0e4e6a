import { addDays, weekdayOf } from '@move/domain/kit/dates/dates.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoActivities, DemoActivityKey } from '../activities/activities.demo.ts';
import type { DemoCrowd } from '../bookings/bookings.demo.ts';
import { demoPlans, type DemoPlan } from './demo-plans.demo.ts';
import { seedSessions } from '../../features/sessions/sessions.seed.ts';

type Owner = { id: number; organization_id: number };

const ZONE = 'Europe/Amsterdam';
const WEEKS_AHEAD = 26;

/**
 * Adds about 600 sessions around today: series of every kind, one session that is running and one that starts soon. Returns how many
 * participants each session gets.
 */
export async function seedDemoSessions(db: Database, activities: DemoActivities): Promise<DemoCrowd[]> {
  const crowds: DemoCrowd[] = [];
  const now = Temporal.Now.zonedDateTimeISO(ZONE);
  const today = now.toPlainDate().toString();
  for (const [key, plans] of Object.entries(demoPlans)) {
    const owner = activities[key as DemoActivityKey];
    for (const plan of plans) crowds.push(...(await seedPlan(db, owner, { plan, today })));
  }
  crowds.push(...(await seedMonthEnds(db, activities.banenzwemmen, today)));
  crowds.push(...(await seedToday(db, activities, now)));
  return crowds;
}

/** The date of a weekday, this number of weeks ago. */
function dayOf(today: string, { day, weeks_ago }: Pick<DemoPlan, 'day' | 'weeks_ago'>): string {
  return addDays(today, day - weekdayOf(today) - weeks_ago * 7);
}

async function seedPlan(db: Database, owner: Owner, { plan, today }: { plan: DemoPlan; today: string }) {
  const start_date = dayOf(today, plan);
  const { repetition } = plan;
  const isOpen = repetition !== undefined && repetition.count === undefined;
  const ids = await seedSessions(db, {
    organization_id: owner.organization_id,
    activity_id: owner.id,
    start_date,
    start_time: plan.from,
    end_date: plan.to > plan.from ? start_date : addDays(start_date, 1),
    end_time: plan.to,
    spots: plan.spots,
    ...(repetition && { repetition: { ...repetition, ...(isOpen && { until: addDays(today, WEEKS_AHEAD * 7) }) } }),
  });
  return crowdsOf(db, ids, plan);
}

/** The number of participants by the plan's occupancy. The nearer to today, the more people have signed up. */
async function crowdsOf(
  db: Database,
  ids: readonly number[],
  { spots, crowd, canceled = [] }: Crowded,
): Promise<DemoCrowd[]> {
  const gone = new Set(canceled.flatMap((number) => ids[number - 1] ?? []));
  if (gone.size > 0) {
    await sql`update sessions set canceled_at = least(starts_at, now()) - interval '2 days', series_id = null, series_index = null
      where id = any (${[...gone]}::bigint[])`.execute(db);
  }
  const { rows } = await sql<{ id: number; weeks: number }>`
    select id, floor(abs(extract(epoch from starts_at - now())) / 604800)::integer as weeks from sessions
    where id = any (${[...ids]}::bigint[])`.execute(db);
  const weeksOf = new Map(rows.map((row) => [row.id, row.weeks]));
  return ids
    .map((sessionId, index) => {
      const share = (crowd[index % crowd.length] ?? 0) * (NEARNESS[weeksOf.get(sessionId) ?? NEARNESS.length] ?? 0);
      return { sessionId, people: gone.has(sessionId) ? 0 : Math.round((spots ?? OPEN_HOUSE) * share) };
    })
    .filter(({ people }) => people > 0);
}

type Crowded = Pick<DemoPlan, 'spots' | 'crowd' | 'canceled'>;

/** The share of the participants of a full session who have signed up already, by the number of weeks until the session. */
const NEARNESS = [1, 0.7, 0.25, 0.1];
/** An unlimited session gets participants as if it had this number of spots. */
const OPEN_HOUSE = 25;

/** Adds a series on the 31st of each month, or on the last day of a shorter month. */
async function seedMonthEnds(db: Database, owner: Owner, today: string) {
  const months = [0, 1, 2, 3].map((ago) => Temporal.PlainDate.from(today).subtract({ months: ago }).with({ day: 31 }));
  const start = months.find((date) => date.day === 31 && date.toString() < today)?.toString() ?? today;
  const ids = await seedSessions(db, {
    organization_id: owner.organization_id,
    activity_id: owner.id,
    start_date: start,
    start_time: '21:00',
    end_time: '22:00',
    spots: 32,
    repetition: { type: 'months', every: 1, until: addDays(today, WEEKS_AHEAD * 7) },
  });
  return crowdsOf(db, ids, { spots: 32, crowd: [0.4, 0.9] });
}

/** Adds one session that is running now and one that begins within the hour, whenever the demo starts. */
async function seedToday(db: Database, activities: DemoActivities, now: Temporal.ZonedDateTime) {
  // adds in local time: when the clocks go back, a real hour later has the same local time
  const quarter = now.toPlainDateTime().round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'floor' });
  const moments = [
    { owner: activities.zwemmen_beginners, start: quarter.subtract({ minutes: 15 }), spots: 12, crowd: [0.9] },
    { owner: activities.judo_jeugd, start: quarter.add({ minutes: 30 }), spots: 20, crowd: [0.95] },
    { owner: activities.yoga_rustig, start: quarter.subtract({ minutes: 30 }), spots: 10, crowd: [1] },
  ];
  const crowds: DemoCrowd[] = [];
  for (const { owner, start, spots, crowd } of moments) {
    const end = start.add({ hours: 1 });
    const ids = await seedSessions(db, {
      organization_id: owner.organization_id,
      activity_id: owner.id,
      start_date: start.toPlainDate().toString(),
      start_time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
      end_date: end.toPlainDate().toString(),
      end_time: end.toPlainTime().toString({ smallestUnit: 'minute' }),
      spots,
    });
    crowds.push(...(await crowdsOf(db, ids, { spots, crowd })));
  }
  return crowds;
}
