import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

const ORGANIZATIONS = 10_050;
const SESSIONS = 100_000;
const SESSIONS_PER_ACTIVITY = 500;

/**
 * `SEED_SCALE=large` (D8): 10,050 more organisations on one platform and 100,000 sessions spread over the first of them, by
 * set-based SQL. Times are whole hours of the Amsterdam clock, computed there, so both sides of a clock change are right.
 */
export async function seedLarge(db: Database, applicationId: number): Promise<void> {
  await sql`
    with made as (
      insert into organizations (home_application_id, name, type, city, status, created_at)
      select ${applicationId}, (array['Sportclub', 'Vereniging', 'Dansschool', 'Zwemclub', 'Stichting'])[1 + n % 5] || ' '
          || (array['Noord', 'Zuid', 'Oost', 'West', 'Centrum', 'De Brug', 'Het Park'])[1 + n % 7] || ' ' || n,
        (array['association', 'company', 'foundation'])[1 + n % 3], (array['Waterstad', 'Heuvelrode', 'Dijkerveen'])[1 + n % 3],
        'accepted', now() - n * interval '1 hour'
      from generate_series(1, ${ORGANIZATIONS}::int) as n returning id)
    insert into organization_applications (organization_id, application_id) select id, ${applicationId} from made`.execute(
    db,
  );
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
