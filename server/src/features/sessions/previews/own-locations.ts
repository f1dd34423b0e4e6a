import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { PlannedRow } from '../planning/session-plan.ts';

/** Returns, by session id, the location names of exceptions that are held elsewhere than the other sessions of the plan. */
export async function findOwnLocations(
  db: Database,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<number, string>> {
  const exceptions = rows.flatMap(({ id, change }) => (id !== null && change === 'exception' ? id : []));
  const other = rows.find(({ id, change }) => id !== null && change !== 'exception')?.id ?? null;
  if (exceptions.length === 0 || other === null) return new Map();
  const { rows: found } = await sql<{ id: number; name: string }>`
    with held as (
      select sessions.id, coalesce(sessions.location_id, activities.location_id) as location_id
      from sessions join activities on activities.id = sessions.activity_id
      where sessions.id = any (${[...exceptions, other]}::bigint[])
    )
    select held.id, locations.name from held join locations on locations.id = held.location_id
    where held.id <> ${other} and held.location_id is distinct from (select location_id from held where id = ${other})`.execute(
    db,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
