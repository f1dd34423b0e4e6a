import { NO_REPETITION, type Repetition } from '@move/domain/sessions/repetition/recurrence.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { planCreation } from './planning/plan-creation.ts';
import { savePlan } from './planning/save-plan.ts';
import type { SessionValues } from './planning/session-plan.ts';

type SessionSeed = SessionValues & {
  organization_id: number;
  activity_id: number;
  start_date: string;
  start_time: string;
  end_time: string;
  end_date?: string;
  tz?: string;
  repetition?: Partial<Repetition>;
};

/** Plans a session or series by the code that the product uses. Returns the ids in order. */
export async function seedSessions(db: Database, seed: SessionSeed): Promise<number[]> {
  const {
    organization_id: organizationId,
    activity_id: activityId,
    tz = 'Europe/Amsterdam',
    repetition,
    ...rest
  } = seed;
  const draft = { end_date: seed.start_date, ...rest, repetition: { ...NO_REPETITION, ...repetition } };
  const activity = { id: activityId, name: '', location_id: null };
  const setting = {
    activity,
    organizationId,
    timeZone: tz,
    today: seed.start_date,
    now: new Date(),
    locale: 'nl' as const,
  };
  const { rows: before } = await sql<{ last: number | null }>`select max(id) as last from sessions`.execute(db);
  await savePlan(db, planCreation(draft, setting), { organizationId, activityId });
  const { rows } = await sql<{ id: number }>`
    select id from sessions where activity_id = ${activityId} and id > ${before[0]?.last ?? 0} order by starts_at`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
