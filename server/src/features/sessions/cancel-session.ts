import type * as api from '@move/contract/sessions/sessions.ts';
import { sessionsInScope } from '@move/domain/sessions/deletion.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertNotCanceled, lockSessions } from './planning/lock-sessions.ts';
import { keepOutOfSeries } from './remove-session.ts';
import { cancelSessions } from './remove-sessions.ts';
import { subjectOf } from './session-record.ts';
import { findSession } from './sessions.queries.ts';

/** Cancels a session, or a session and all that follow it (docs/rules/planning.md#canceling-sessions). */
export async function cancelSession(call: Call<typeof api.cancelSession>) {
  const { db, params, body, now } = call;
  const stored = await lockSessions(db, params, now);
  assertNotCanceled(stored);
  const before = await findSession(db, params, now);
  const { chosen } = stored;
  if (chosen.is_past) throw invalid('session', 'session.past_cancel');
  if (chosen.series_id !== null && body.scope === undefined) throw invalid('scope', 'session.scope.missing');
  const scope = body.scope ?? 'this';
  const { sessionIds } = sessionsInScope({ rows: stored.rows, id: chosen.id, scope, now: now.toISOString() });
  const { cause = null, reason = null, notify } = body;
  const cancellation = { activityId: params.activityId, sessionIds, why: { cause, reason } };
  const mails = await cancelSessions(call, { ...cancellation, ...(notify && { notify: [...new Set(notify)] }) });
  await keepOutOfSeries(db, stored, scope);
  const session = await findSession(db, params, now);
  const canceled = sessionIds.length;
  return changed(
    { session, canceled, mails },
    { subject: subjectOf(session), before, after: { ...session, canceled, ...(mails > 0 && { mails }) } },
  );
}
