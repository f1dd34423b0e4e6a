import type { Statistics } from '@move/contract/statistics/statistics.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { keptLiveCount } from '../../platform/database/page.ts';
import { isInSight } from '../sessions/public.ts';
import type { FigureScope } from './sales-by-day.ts';
import { countPlatformUpcoming } from './sessions-of-platform.ts';

type Counts = Pick<Statistics, 'organizations' | 'activities' | 'upcoming_sessions'>;

/** The current numbers, whatever the period. */
export async function findCounts(db: Database, whose: FigureScope, now: Date): Promise<Counts> {
  const { organizationId } = whose;
  const own = organizationId === null ? sql`` : sql`and sessions.organization_id = ${organizationId}`;
  const statusCount = (status: string) =>
    sql`(select count(*) from organizations where status = ${status} and deleted_at is null)`;
  const organizations =
    organizationId === null
      ? sql`jsonb_build_object('pending', ${statusCount('pending')}, 'accepted', ${statusCount('accepted')})`
      : sql`null::jsonb`;
  // for platforms, the kept sums are faster than counting rows
  const upcoming = whose.isOfPlatform
    ? sql`${await countPlatformUpcoming(db, now)}::integer`
    : sql`(
      select count(*) from sessions
      where ${isInSight} and sessions.canceled_at is null and sessions.starts_at > ${now.toISOString()} ${own})`;
  const { rows } = await sql<Counts>`
    select ${organizations} as organizations, ${keptLiveCount('activities', organizationId ?? undefined)} as activities,
      ${upcoming} as upcoming_sessions`.execute(db);
  return rows[0] ?? { organizations: null, activities: 0, upcoming_sessions: 0 };
}
