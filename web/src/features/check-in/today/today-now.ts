import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { sessionStatus } from '@move/domain/sessions/session-status.ts';

/** Computes the status of sessions at `now`, in milliseconds: a stored list has the status of when it was stored. */
export function withStatusAt(sessions: readonly CheckInSession[], now: number): CheckInSession[] {
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

/** Whether a session ends after the midnight that began the current local day. A session across midnight is on both days. */
export function isOnDay({ ends_at, tz }: Pick<CheckInSession, 'ends_at' | 'tz'>, now: number): boolean {
  const midnight = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(tz).startOfDay();
  return Date.parse(ends_at) > midnight.epochMilliseconds;
}
