import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { addToBundleSessions } from '../../bookings/public.ts';
import type { BundlePath } from '../bundles.queries.ts';

type Attaching = { ids: readonly number[]; now: Date; locale: Locale };

/**
 * Adds sessions of the activity to a locked or new bundle; skips sessions that are in it already. Its participants get a spot in each
 * session still to come, or none is added (docs/rules/spots.md#bundles).
 */
export async function attachSessions(db: Database, path: BundlePath, { ids, now, locale }: Attaching) {
  if (ids.length === 0) return { session_ids: [], participants: 0 };
  const { rows: known } = await sql<{ id: number }>`
    select id from sessions where id = any (${[...ids]}::bigint[]) and activity_id = ${path.activityId}
      and organization_id = ${path.organizationId} and deleted_at is null and canceled_at is null
    order by id for update`.execute(db);
  if (known.length !== new Set(ids).size) throw invalid('session_ids', 'exists');
  const { rows: added } = await sql<{ session_id: number }>`
    insert into bundle_sessions (organization_id, activity_id, bundle_id, session_id)
    select ${path.organizationId}, ${path.activityId}, ${path.bundleId}, id from unnest(${[...ids]}::bigint[]) as id
    on conflict do nothing returning session_id`.execute(db);
  const session_ids = added.map(({ session_id }) => session_id);
  const participants = await addToBundleSessions(db, { bundleId: path.bundleId, sessionIds: session_ids, now, locale });
  return { session_ids, participants };
}
