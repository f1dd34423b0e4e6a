const HOUR_MS = 60 * 60 * 1_000;

/** How long an invitation works. */
export const INVITE_MS = 24 * HOUR_MS;

/** The least time to read a mail and answer it; with less time left no invitation is sent. */
export const INVITE_SHORTEST_MS = 10 * 60 * 1_000;

/** The least time between two mails of one invitation. */
export const RESEND_MS = 60 * 1_000;

/** Until when an invitation sent now works: a day, at most until sign-up closes. Null when sign-up closes too soon to invite. */
export function inviteUntil(now: Date, closesAt: Date): Date | null {
  const left = closesAt.getTime() - now.getTime();
  if (left < INVITE_SHORTEST_MS) return null;
  return new Date(now.getTime() + Math.min(left, INVITE_MS));
}

/** Whole seconds to wait before the invitation may be sent again; 0 is now. */
export function secondsToResend(invitedAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((invitedAt.getTime() + RESEND_MS - now.getTime()) / 1_000));
}
