import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { sessionStatus } from '@move/domain/sessions/session-status.ts';

/** Sessions with their current status: a stored list has them as they were. `now` in milliseconds. */
export function sessionsAt(sessions: readonly CheckInSession[], now: number): CheckInSession[] {
  const at = new Date(now).toISOString();
  // no list has canceled sessions
  return sessions.map((session) => ({ ...session, status: sessionStatus({ ...session, canceled_at: null }, at) }));
}

/** The only running session of the user: the one to check in. With none or several the list of today is shown. */
export function runningSession(sessions: readonly CheckInSession[]): number | null {
  const running = sessions.filter(({ is_mine, status }) => is_mine && status === 'running');
  const [one] = running;
  return running.length === 1 && one !== undefined ? one.id : null;
}

/** Whether part of it is on the current local day: a late evening stays in the list after midnight. */
export function isOnDay({ ends_at, tz }: Pick<CheckInSession, 'ends_at' | 'tz'>, now: number): boolean {
  const midnight = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(tz).startOfDay();
  return Date.parse(ends_at) > midnight.epochMilliseconds;
}
