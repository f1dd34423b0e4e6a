import type { removeBundleSession } from '@move/contract/bundles/bundles.ts';
import { isPast } from '@move/domain/sessions/deletion.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { removeFromBundleSession } from '../bookings/public.ts';
import { dropSession } from '../sessions/public.ts';
import { lockBundle, refuseOutsider } from './bundles.queries.ts';
import { subjectOf } from './change-bundle.ts';

/** Takes a session out of the bundle, and with `delete=1` away altogether. */
export async function dropBundleSession(call: Call<typeof removeBundleSession>) {
  const { db, params, query, now, caller } = call;
  const bundle = await lockBundle(db, params);
  await refuseOutsider(db, params);
  const { starts_at, people } = await lockSession(db, params);
  if (people > 0) {
    if (isPast(starts_at, now.toISOString())) throw invalid('session', 'bundle.session_past');
    if (query.force !== true) throw refusedByState('session', 'bundle.session_people', { count: people });
  }
  const { activityId, bundleId, sessionId } = params;
  await removeFromBundleSession(db, { activityId, bundleId, sessionId, now, by: caller });
  await db
    .deleteFrom('bundle_sessions')
    .where('bundle_id', '=', bundleId)
    .where('session_id', '=', sessionId)
    .execute();
  if (query.delete === true) {
    await dropSession({ ...call, query: { scope: 'this', force: query.force } });
  }
  const before = { ...bundle, session_id: params.sessionId };
  return changed(undefined, { subject: subjectOf(bundle), before, after: { ...bundle, session_id: null } });
}

/** The session, and how many have a spot in it by this bundle. Its series first, as in every change of a session. */
async function lockSession(db: Database, { bundleId, sessionId }: { bundleId: number; sessionId: number }) {
  await sql`
    select from session_series where id = (select series_id from sessions where id = ${sessionId}) for no key update`.execute(
    db,
  );
  await sql`select from sessions where id = ${sessionId} for update`.execute(db);
  const { rows } = await sql<{ starts_at: string; people: number }>`
    select starts_at, (
      select count(*) from participants join bundle_participants mine on mine.id = participants.bundle_participant_id
      where participants.session_id = sessions.id and mine.bundle_id = ${bundleId}
        and participants.status <> 'canceled') as people
    from sessions where id = ${sessionId}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a session of a bundle is not there');
  return found;
}
