import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const SESSIONS = 100_000;
const SESSIONS_PER_ACTIVITY = 500;

/**
 * Adds 100,000 sessions for `SEED_SCALE=large`, spread over the newest organisations, in a few SQL statements. Each starts at a whole hour
 * in Amsterdam, so that times on both sides of a clock change are right.
 */
export async function seedManySessions(db: Database): Promise<void> {
  await sql`
    with owners as (
      select organizations.id, row_number() over (order by organizations.id desc) as n from organizations
      order by organizations.id desc limit ${SESSIONS / SESSIONS_PER_ACTIVITY}),
    made as (
      insert into activities (organization_id, name, concept, description)
      select id, 'Groepsles ' || n, false, 'Elke dag samen bewegen.' from owners returning id, organization_id)
    insert into sessions (organization_id, activity_id, tz, start_date, start_time, end_date, end_time, starts_at, ends_at,
      spots, taken)
    select organization_id, made.id, 'Europe/Amsterdam', day, hour || ':00', day, hour || ':45',
      (day + (hour || ':00')::time) at time zone 'Europe/Amsterdam', (day + (hour || ':45')::time) at time zone 'Europe/Amsterdam',
      20, (made.id + n) % 21
    from made, generate_series(1, ${SESSIONS_PER_ACTIVITY}::int) as n,
      lateral (select current_date - 56 + (n / 2)::int as day, case when n % 2 = 0 then '10' else '19' end as hour) as moment`.execute(
    db,
  );
}
