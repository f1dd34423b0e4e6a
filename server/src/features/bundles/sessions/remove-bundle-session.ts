import type * as api from '@move/contract/bundles/bundles.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertNotReopened, removeFromBundleSession } from '../../bookings/public.ts';
import { lockBundlesOf, lockSessions, removeSession } from '../../sessions/public.ts';
import { subjectOf } from '../bundle-record.ts';
import { lockBundle, assertInBundle } from '../bundles.queries.ts';

/** Removes a session from the bundle; with `delete=1` also from the activity. */
export async function removeBundleSession(call: Call<typeof api.removeBundleSession>) {
  const { db, params, query, now, caller, config } = call;
  // with the other bundles of the session, which lose it when it is removed from the activity too
  await lockBundlesOf(db, params);
  const bundle = await lockBundle(db, params);
  await assertInBundle(db, params);
  // locks the whole series in order of id, because removing the session takes the same locks
  const { chosen } = await lockSessions(db, params, now);
  const people = await countPeople(db, params);
  if (people > 0) {
    if (chosen.is_past) throw invalid('session', 'bundle.session_past');
    if (query.force !== true) throw refusedByState('session', 'bundle.session_people', { count: people });
  }
  const { activityId, bundleId, sessionId } = params;
  const leaving = [{ id: sessionId, from: chosen.starts_at, to: null }];
  await assertNotReopened(db, { ...params, caller, now, sessions: leaving });
  await removeFromBundleSession(db, { activityId, bundleId, sessionId, now, by: caller, appUrl: config.appUrl });
  await db
    .deleteFrom('bundle_sessions')
    .where('bundle_id', '=', bundleId)
    .where('session_id', '=', sessionId)
    .execute();
  if (query.delete === true) {
    await removeSession({ ...call, query: { scope: 'this', force: query.force } });
  }
  const before = { ...bundle, session_id: params.sessionId };
  return changed(undefined, { subject: subjectOf(bundle), before, after: { ...bundle, session_id: null } });
}

/** Counts the participants who have a spot in the session through this bundle. */
async function countPeople(db: Database, { bundleId, sessionId }: { bundleId: number; sessionId: number }) {
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from participants join bundle_participants mine on mine.id = bundle_participant_id
    where session_id = ${sessionId} and mine.bundle_id = ${bundleId} and participants.status <> 'canceled'`.execute(db);
  return rows[0]?.people ?? 0;
}
