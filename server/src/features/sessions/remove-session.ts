import type * as api from '@move/contract/sessions/sessions.ts';
import { sessionsInScope } from '@move/domain/sessions/deletion.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertNotCanceled, type LockedSessions, lockSessions } from './planning/lock-sessions.ts';
import { findPlanningContext, withTimeZone } from './planning/planning-context.ts';
import { shortenSeries } from './planning/save-plan.ts';
import { subjectOf } from './session-record.ts';
import { findSession } from './sessions.queries.ts';
import { removeSessions } from './remove-sessions.ts';
import { emptiedSessionNames } from './update-session.ts';

type Dropping = Pick<
  Call<typeof api.removeSession>,
  'db' | 'params' | 'query' | 'now' | 'locale' | 'caller' | 'config'
>;

/** Removes a session, or a session and all that follow it (docs/rules/planning.md#removing-sessions). */
export async function removeSession(call: Dropping) {
  const { db, params, query, now } = call;
  const stored = await lockSessions(db, params, now);
  assertNotCanceled(stored);
  const before = await findSession(db, params, now);
  if (stored.chosen.series_id !== null && query.scope === undefined && !stored.chosen.is_past) {
    throw invalid('scope', 'session.scope.missing');
  }
  const scope = query.scope ?? 'this';
  const { refusal, sessionIds, withPeople } = sessionsInScope({
    rows: stored.rows,
    id: params.sessionId,
    scope,
    now: now.toISOString(),
  });
  if (refusal) throw invalid('session', refusal.key);
  if (withPeople.length > 0 && query.force !== true) {
    const setting = withTimeZone(await findPlanningContext(db, call), stored.timeZone);
    const inTheWay = stored.rows.filter((row) => withPeople.includes(row.id));
    throw refusedByState('session', 'session.participants', { sessions: emptiedSessionNames(inTheWay, setting) });
  }
  await removeSessions(call, { activityId: params.activityId, removes: sessionIds });
  await keepOutOfSeries(db, stored, scope);
  return changed(undefined, { subject: subjectOf(before), before: { ...before, removed: sessionIds.length } });
}

/** Keeps a later change of the repetition from creating removed sessions again: skips the day, or ends the series earlier. */
export async function keepOutOfSeries(
  db: Database,
  { chosen, rows, repetition }: LockedSessions,
  scope: 'this' | 'following',
) {
  if (chosen.series_id === null) return;
  const last = rows.filter((row) => (row.series_index ?? 0) < (chosen.series_index ?? 0)).at(-1);
  if (scope === 'following' && last) await shortenSeries(db, { id: chosen.series_id, until: last.start_date });
  if (scope === 'following' || chosen.is_exception) return;
  const skip = [...new Set([...repetition.skip, chosen.start_date])].toSorted();
  const count = repetition.count === null ? null : Math.max(1, repetition.count - 1);
  await db.updateTable('session_series').set({ skip, count }).where('id', '=', chosen.series_id).execute();
}
