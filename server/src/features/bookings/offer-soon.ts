import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Spots came free in sessions whose lists and bundles the caller doesn't hold, in the order that D4.6 asks for: they are offered
 * by a job of this transaction, as soon as it commits.
 */
export async function offerSoon(db: Database, sessionIds: readonly number[]): Promise<void> {
  const ids = [...sessionIds];
  await sql`
    select add_job('promote_waitlist', json_build_object('sessionId', id),
      jsonb_build_object('job_key', 'promote_waitlist:session:' || id))
    from sessions where id = any (${ids}::bigint[]) and waitlist_count > 0 and deleted_at is null`.execute(db);
  await sql`
    select add_job('promote_waitlist', json_build_object('bundleId', id),
      jsonb_build_object('job_key', 'promote_waitlist:bundle:' || id))
    from bundles where waitlist_count > 0 and deleted_at is null and id in (
      select bundle_id from bundle_sessions where session_id = any (${ids}::bigint[]))`.execute(db);
}
