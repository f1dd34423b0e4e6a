import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { BundlePath } from './bundles.queries.ts';

type Attaching = {
  ids: readonly number[];
  /** The field of the body that names them. */
  field: string;
};

/** Puts sessions of the activity into a bundle that is locked or new; those that are in it already stay. Answers who came in. */
export async function attachSessions(db: Database, path: BundlePath, { ids, field }: Attaching): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows: known } = await sql<{ id: number }>`
    select id from sessions where id = any (${[...ids]}::bigint[]) and activity_id = ${path.activityId}
      and organization_id = ${path.organizationId} and deleted_at is null and canceled_at is null
    order by id for update`.execute(db);
  if (known.length !== new Set(ids).size) throw invalid(field, 'exists');
  const { rows: added } = await sql<{ session_id: number }>`
    insert into bundle_sessions (organization_id, activity_id, bundle_id, session_id)
    select ${path.organizationId}, ${path.activityId}, ${path.bundleId}, id from unnest(${[...ids]}::bigint[]) as id
    on conflict do nothing returning session_id`.execute(db);
  return added.map(({ session_id }) => session_id);
}
