const HOUR_MS = 60 * 60 * 1_000;

/** How long an invitation works. */
export const INVITATION_MS = 24 * HOUR_MS;

/** The least time to read a mail and answer it; with less time left no invitation is sent. */
export const INVITATION_MIN_MS = 10 * 60 * 1_000;

/** The least time between two mails of one invitation. */
export const RESEND_MS = 60 * 1_000;

/** Until when an invitation sent now works: a day, at most until sign-up closes. Null when sign-up closes too soon to invite. */
export function invitationExpiresAt(now: Date, closesAt: Date): Date | null {
  const left = closesAt.getTime() - now.getTime();
  if (left < INVITATION_MIN_MS) return null;
  return new Date(now.getTime() + Math.min(left, INVITATION_MS));
}

/** Whole seconds to wait before the invitation may be sent again; 0 is now. */
export function secondsToResend(invitedAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((invitedAt.getTime() + RESEND_MS - now.getTime()) / 1_000));
}
