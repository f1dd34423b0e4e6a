import { addDays, weekdayOf } from '@move/domain/kit/dates.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoActivities, DemoActivityKey } from '../activities/activities.demo.ts';
import { demoPlans, type DemoPlan } from './demo-plans.demo.ts';
import { seedSessions } from './sessions.seed.ts';

type Owner = { id: number; organization_id: number };

const ZONE = 'Europe/Amsterdam';
const WEEKS_AHEAD = 26;

/** About 600 sessions around today (D8): series of every kind, full and empty ones, one that runs and one that is about to. */
export async function seedDemoSessions(db: Database, activities: DemoActivities): Promise<void> {
  const now = Temporal.Now.zonedDateTimeISO(ZONE);
  const today = now.toPlainDate().toString();
  for (const [key, plans] of Object.entries(demoPlans)) {
    const owner = activities[key as DemoActivityKey];
    for (const plan of plans) await seedPlan(db, owner, { plan, today });
  }
  await seedMonthEnds(db, activities.banenzwemmen, today);
  await seedToday(db, activities, now);
}

/** A day of the week so many weeks ago. */
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
  await fill(db, ids, plan);
}

/** Takes places by the crowd of the plan; who comes too late stands on the waiting list. */
async function fill(db: Database, ids: readonly number[], { spots, crowd, canceled = [] }: DemoPlan) {
  const taken = ids.map((_, index) => Math.round((spots ?? 0) * (crowd[index % crowd.length] ?? 0)));
  const waiting = ids.map((_, index) => (spots !== null && taken[index] === spots ? (index * 3) % 8 : 0));
  await sql`
    update sessions set taken = crowd.taken,
      waitlist_count = case when activities.has_waitlist and sessions.starts_at > now() then crowd.waiting else 0 end
    from unnest(${ids}::bigint[], ${taken}::int[], ${waiting}::int[]) as crowd(id, taken, waiting), activities
    where sessions.id = crowd.id and activities.id = sessions.activity_id`.execute(db);
  const gone = canceled.flatMap((number) => ids[number - 1] ?? []);
  if (gone.length === 0) return;
  await sql`update sessions set canceled_at = least(starts_at, now()) - interval '2 days', taken = 0, waitlist_count = 0
    where id = any (${gone}::bigint[])`.execute(db);
}

/** The last evening of every month: a series on the 31st, which short months hold on their last day. */
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
  await fill(db, ids, { day: 1, weeks_ago: 0, from: '', to: '', spots: 32, crowd: [0.4, 0.9] });
}

/** One session is on right now and one begins within the hour, whenever the demo starts. */
async function seedToday(db: Database, activities: DemoActivities, now: Temporal.ZonedDateTime) {
  const quarter = now.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'floor' });
  const moments = [
    { owner: activities.zwemmen_beginners, start: quarter.subtract({ minutes: 15 }), spots: 12, crowd: [0.9] },
    { owner: activities.judo_jeugd, start: quarter.add({ minutes: 30 }), spots: 20, crowd: [0.95] },
    { owner: activities.yoga_rustig, start: quarter.subtract({ minutes: 30 }), spots: 10, crowd: [1] },
  ];
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
    await fill(db, ids, { day: 1, weeks_ago: 0, from: '', to: '', spots, crowd });
  }
}
