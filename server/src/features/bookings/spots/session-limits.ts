import {
  ACTIVITY_SESSIONS_MAX,
  BUNDLE_SESSIONS_MAX,
  ORGANIZATION_SESSIONS_MAX,
} from '@move/domain/sessions/planning-limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';

type Planned = { organizationId: number; activityId: number; now: Date; field: string };

/** Counts up to one above the limit. */
const upTo = (limit: number, from: RawBuilder<unknown>) =>
  sql`(select count(*) from (select from ${from} limit ${limit + 1}) as counted)`;

/**
 * Throws 422 when the activity or its organisation has more sessions still to start than allowed. Call it after the sessions are written,
 * in the same transaction. Calls at the same moment don't see each other's sessions, so together they may exceed a limit.
 */
export async function assertSessionLimits(db: Database, { organizationId, activityId, now, field }: Planned) {
  const toStart = sql`organization_id = ${organizationId} and starts_at > ${now.toISOString()} and deleted_at is null`;
  const { rows } = await sql<{ of_activity: number; of_organization: number }>`
    select ${upTo(ACTIVITY_SESSIONS_MAX, sql`sessions where activity_id = ${activityId} and ${toStart}`)} as of_activity,
      ${upTo(
        ORGANIZATION_SESSIONS_MAX,
        sql`sessions where ${toStart} and activity_id not in (
          select id from activities where organization_id = ${organizationId} and deleted_at is not null)`,
      )} as of_organization`.execute(db);
  const { of_activity = 0, of_organization = 0 } = rows[0] ?? {};
  if (of_activity > ACTIVITY_SESSIONS_MAX)
    throw invalid(field, 'sessions.activity_max', { max: ACTIVITY_SESSIONS_MAX });
  if (of_organization > ORGANIZATION_SESSIONS_MAX) {
    throw invalid(field, 'sessions.organization_max', { max: ORGANIZATION_SESSIONS_MAX });
  }
}

/** Throws 422 when the bundle, locked by the caller, has more sessions than allowed; removed ones don't count. */
export async function assertBundleLimit(db: Database, bundleId: number): Promise<void> {
  const { rows } = await sql<{ sessions: number }>`
    select ${upTo(
      BUNDLE_SESSIONS_MAX,
      sql`bundle_sessions join sessions on sessions.id = session_id
        where bundle_id = ${bundleId} and sessions.deleted_at is null`,
    )} as sessions`.execute(db);
  if ((rows[0]?.sessions ?? 0) > BUNDLE_SESSIONS_MAX) {
    throw invalid('session_ids', 'bundle.sessions_max', { max: BUNDLE_SESSIONS_MAX });
  }
}
