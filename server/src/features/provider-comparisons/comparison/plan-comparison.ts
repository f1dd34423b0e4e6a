import { lastClosedDay } from '@move/domain/provider-comparisons/comparison.ts';
import { addDays, daysFrom } from '@move/domain/kit/dates/dates.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Account } from './find-accounts.ts';

/** The number of last days that are compared again each night, since a provider may list payments late. */
const DAYS_ANEW = 4;
/** Days older than this are not compared any more: the provider's list is read back to the oldest compared day. */
const OLDEST_DAYS = 62;
/** A scheduled comparison compares a day again only when its last comparison is longer ago than this. */
const ANEW_AFTER_MS = 20 * 3_600_000;

/** A platform with its days to compare; without an id for entries that belong to no known platform. */
export type PlannedPlatform = { id: number | null; timeZone: string; days: string[] };

type Known = {
  application_id: number | null;
  day: string;
  is_compared: boolean;
  compared_at: string | null;
  is_open: boolean;
};

type Input = { accounts: readonly Account[]; now: Date; isByHand: boolean };

/** The days of each platform to compare: new days, failed days, the last days and days with an open finding. */
export async function planComparison(db: Database, { accounts, now, isByHand }: Input): Promise<PlannedPlatform[]> {
  const { rows: applications } = await sql<{ id: number; timezone: string }>`
    select id, timezone from applications order by id`.execute(db);
  const { rows: known } = await sql<Known>`
    select application_id, day, state = 'compared' as is_compared, compared_at,
      exists (select from provider_findings finding where finding.day = provider_days.day and finding.status = 'open'
        and finding.application_id is not distinct from provider_days.application_id) as is_open
    from provider_days where day >= ${now.toISOString()}::timestamptz::date - ${OLDEST_DAYS + 1}::integer`.execute(db);
  const knownOf = Map.groupBy(known, ({ application_id }) => application_id);
  const used = new Set(accounts.flatMap(({ users }) => users.map(({ applicationId }) => applicationId)));
  const isShared = accounts.some(({ applicationId }) => applicationId === null);
  const platforms = [
    ...applications.filter(({ id }) => used.has(id)).map(({ id, timezone }) => ({ id, timeZone: timezone })),
    ...(isShared ? [{ id: null, timeZone: DEFAULT_TIME_ZONE }] : []),
  ];
  return platforms.map((platform) => ({
    ...platform,
    days: dueDays({
      last: lastClosedDay(now, platform.timeZone),
      known: knownOf.get(platform.id) ?? [],
      now,
      isByHand,
    }),
  }));
}

type Due = { last: string; known: readonly Known[]; now: Date; isByHand: boolean };

function dueDays({ last, known, now, isByHand }: Due): string[] {
  const anew = addDays(last, 1 - DAYS_ANEW);
  const byDay = new Map(known.map((row) => [row.day, row]));
  const first = [...byDay.keys(), anew].reduce((least, day) => (day < least ? day : least));
  const oldest = addDays(last, 1 - OLDEST_DAYS);
  return daysFrom(first < oldest ? oldest : first, last).filter((day) => {
    const row = byDay.get(day);
    if (!row?.is_compared) return true;
    if (day < anew && !row.is_open) return false;
    return isByHand || now.getTime() - Date.parse(row.compared_at ?? '') > ANEW_AFTER_MS;
  });
}
