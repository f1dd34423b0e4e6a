import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/statistics/statistics.ts';
import type { Figures, Statistics } from '@move/contract/statistics/statistics.ts';
import { DEFAULT_TIME_ZONE, toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import {
  bucketStart,
  bucketsOf,
  type Period,
  periodBefore,
  periodOf,
  usualGranularity,
} from '@move/domain/statistics/period.ts';
import { percentageOf } from '@move/domain/statistics/percentages.ts';
import { isAdministrator } from '@move/domain/access/roles.ts';
import { sql } from 'kysely';
import { mayShowMoney } from '../../platform/auth/assert-money-ability.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { addUpFigures } from './add-up-figures.ts';
import { findCounts } from './counts.queries.ts';
import { findSalesByDay, type FigureScope } from './sales-by-day.ts';
import { type ActivityOfSessions, findSessionsByDay } from './sessions-by-day.ts';
import { findPlatformSessionsByDay } from './sessions-of-platform.ts';

type Query = QueryOf<typeof api.getApplicationStatistics>;
type Input = { query: Query; whose: FigureScope; timeZone: string; maySeeMoney: boolean; now: Date };

export async function getApplicationStatistics({
  db,
  query,
  caller,
  applicationId,
  now,
}: Call<typeof api.getApplicationStatistics>) {
  const whose = { organizationId: null, isOfPlatform: isAdministrator(caller.roles) };
  const { rows } = await sql<{ timezone: string }>`
    select timezone from applications where id = ${applicationId}`.execute(db);
  const timeZone = rows[0]?.timezone ?? DEFAULT_TIME_ZONE;
  const maySeeMoney = await mayShowMoney('view-application-orders', { db, caller, organizationId: null });
  return { statistics: await findStatistics(db, { query, whose, timeZone, maySeeMoney, now }) };
}

export async function getOrganizationStatistics(call: Call<typeof api.getOrganizationStatistics>) {
  const { db, query, caller, now } = call;
  const { organizationId } = call.params;
  const { timezone: timeZone } = await db
    .selectFrom('organizations')
    .select('timezone')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const whose = { organizationId, isOfPlatform: false };
  const maySeeMoney = await mayShowMoney('view-rates', { db, caller, organizationId });
  return { statistics: await findStatistics(db, { query, whose, timeZone, maySeeMoney, now }) };
}

async function findStatistics(db: Database, asked: Input): Promise<Statistics> {
  const { query, whose, timeZone, now } = asked;
  const period = periodOf(query, toLocalTime(now.toISOString(), timeZone).date);
  const before = periodBefore(period, query.comparison);
  const granularity = query.granularity ?? usualGranularity(period);
  const days = { period, from: before.from, now };
  const sessions = whose.isOfPlatform
    ? await findPlatformSessionsByDay(db, days)
    : await findSessionsByDay(db, { ...days, organizationId: whose.organizationId });
  const sales = await findSalesByDay(db, whose, { from: before.from, until: period.until });
  const hasMoney = asked.maySeeMoney;
  const figuresOf = (days: Period): Figures => addUpFigures({ sessions: sessions.days, sales, days, hasMoney });
  // groups the days first, so that each bucket scans only its own days: three years by day are a thousand buckets
  const ofBucket = ({ day }: { day: string }) => bucketStart(day, granularity);
  const [sessionsOf, salesOf] = [Map.groupBy(sessions.days, ofBucket), Map.groupBy(sales, ofBucket)];
  const bucketOfFigures = (days: Period) => {
    const bucket = bucketStart(days.from, granularity);
    const own = { sessions: sessionsOf.get(bucket) ?? [], sales: salesOf.get(bucket) ?? [] };
    return { date_from: days.from, date_until: days.until, ...addUpFigures({ ...own, days, hasMoney }) };
  };
  return {
    date_from: period.from,
    date_until: period.until,
    granularity,
    ...(await findCounts(db, whose, now)),
    current: figuresOf(period),
    previous: { date_from: before.from, date_until: before.until, ...figuresOf(before) },
    series: bucketsOf(period, granularity).map(bucketOfFigures),
    top_activities: await nameTop(db, sessions.top),
  };
}

async function nameTop(db: Database, top: readonly ActivityOfSessions[]): Promise<Statistics['top_activities']> {
  if (top.length === 0) return [];
  type Name = { id: number; name: string; organization: { id: number; name: string } };
  const { rows } = await sql<Name>`
    select activities.id, activities.name,
      jsonb_build_object('id', organizations.id, 'name', organizations.name) as organization
    from activities join organizations on organizations.id = activities.organization_id
    where activities.id = any (${top.map(({ activity_id }) => activity_id)}::bigint[])`.execute(db);
  const names = new Map(rows.map((row) => [row.id, row]));
  return top.flatMap(({ activity_id, participants, sessions, taken, spots }) => {
    const named = names.get(activity_id);
    return named ? [{ ...named, participants, sessions, occupancy_percentage: percentageOf(taken, spots) }] : [];
  });
}
