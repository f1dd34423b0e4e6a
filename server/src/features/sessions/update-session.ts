import type { Session } from '@move/contract/sessions/sessions.ts';
import { longDate } from '@move/domain/kit/dates/dates.ts';
import { clockOf, sessionTimes } from '@move/domain/sessions/session-times.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import { changed } from '../../platform/http/written.ts';
import {
  assertNotReopened,
  assertSessionLimits,
  findSessionFacts,
  shortenInvites,
  notifyChanges,
} from '../bookings/public.ts';
import { shortenReservations } from '../orders/public.ts';
import type { PlanningContext } from './planning/planning-context.ts';
import { savePlan } from './planning/save-plan.ts';
import type { LockedSessions } from './planning/lock-sessions.ts';
import type { EmptiedSession, SessionPlan } from './planning/session-plan.ts';
import { type Changing, planOf, subjectOf } from './session-record.ts';
import { findSession } from './sessions.queries.ts';
import { removeSessions } from './remove-sessions.ts';

/** The names of sessions in an error: `woensdag 25 november 2026 19:00, …`. */
export function emptiedSessionNames(
  sessions: readonly EmptiedSession[],
  { locale, today }: Pick<PlanningContext, 'locale' | 'today'>,
): string {
  return sessions
    .map(({ start_date, start_time }) => `${longDate(start_date, locale, today)} ${start_time}`)
    .join(', ');
}

/** Changes a session, or a session and all that follow it (docs/rules/planning.md#changing-a-series). */
export async function updateSession(call: Changing) {
  const { db, params, now, query, body, caller } = call;
  const { plan, setting, stored, before } = await planOf(call);
  if (plan.surplus.length > 0 && query.force !== true) {
    throw refusedByState('repetition', 'repetition.surplus', { sessions: emptiedSessionNames(plan.surplus, setting) });
  }
  const kept = plan.rows.flatMap((row) => row.id ?? []);
  await assertNotReopened(db, { ...params, caller, now, sessions: beginsOf(plan, stored) });
  const facts = await findSessionFacts(db, kept);
  await removeSessions(call, { activityId: params.activityId, removes: plan.removes });
  await savePlan(db, plan, params);
  // other changes add no future session, so they can't exceed the limits
  const isPast = stored.chosen.is_past;
  const field = isPast ? 'start_date' : 'repetition';
  if (isPast || plan.touched.created > 0) await assertSessionLimits(db, { ...params, now, field });
  await shortenInvites(db, kept, now);
  await shortenReservations(db, kept, now);
  const { activityId } = params;
  const { mails, participantIds } = await notifyChanges(db, {
    activityId,
    before: facts,
    after: await findSessionFacts(db, kept),
    now,
    notify: body.notify !== false,
  });
  const session = await findSession(db, params, now);
  const { touched } = plan;
  const mailed = participantIds.length > 0 && { mailed_participant_ids: participantIds };
  const after = { ...withActivityLocation(session), touched, ...(mails > 0 && { mails }), ...mailed };
  return changed(
    { session, touched, mails },
    { subject: subjectOf(session), before: withActivityLocation(before), after },
  );
}

/** For the history: a session without its own location is recorded with the location of its activity. */
const withActivityLocation = (session: Session): Session => ({
  ...session,
  location_id: session.location_id ?? session.location?.id ?? null,
});

/** The starts of the sessions that stay, before and after the change. */
function beginsOf({ rows, timeZone }: SessionPlan, stored: LockedSessions) {
  const planned = new Map(rows.map((row) => [row.id, row]));
  return stored.rows.flatMap(({ id, starts_at: from }) => {
    const row = planned.get(id);
    return row ? [{ id, from, to: sessionTimes(row.start_date, clockOf(row), timeZone).starts_at }] : [];
  });
}
