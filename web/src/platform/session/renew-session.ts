import { ApiError } from '@move/contract/kit/client/client.ts';
import type { AuthSession, SessionEnd } from './session.ts';

/** A token is valid for 60 minutes, and is renewed when fewer than 5 minutes are left. */
export const TOKEN_MINUTES = 60;
const RENEW_BEFORE_MINUTES = 5;

export type Renewal = 'renewed' | 'refused' | 'unreachable';

export type RenewalParts<Answer> = {
  /** The token in local storage now: another tab may have replaced it. */
  read: () => AuthSession | null;
  /** Adopts the session that another tab stored. */
  adopt: (stored: AuthSession) => void;
  save: (answer: Answer) => void;
  end: (reason: SessionEnd) => void;
  refresh: (token: string) => Promise<Answer>;
  /** Runs the work, one at a time across all tabs. */
  lock: (work: () => Promise<Renewal>) => Promise<Renewal>;
};

/**
 * Returns a function that renews a token that was refused or is old, one at a time across all tabs. When another tab has already replaced
 * the token, adopts the new token without a call. The session ends only when the server refuses to renew the stored token.
 */
export function createRenewal<Answer>(parts: RenewalParts<Answer>): (seenToken: string) => Promise<Renewal> {
  return (seenToken) =>
    parts.lock(async () => {
      const stored = parts.read();
      if (stored === null) return 'refused';
      if (stored.token !== seenToken) {
        parts.adopt(stored);
        return 'renewed';
      }
      try {
        parts.save(await parts.refresh(seenToken));
        return 'renewed';
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) return 'unreachable';
        if (parts.read()?.token === seenToken) parts.end('expired');
        return parts.read() === null ? 'refused' : 'renewed';
      }
    });
}

/** Whether a page that opens renews a token of this age (milliseconds): in the second half of its lifetime. */
export function isHalfOver(ageInMs: number): boolean {
  return ageInMs > (TOKEN_MINUTES / 2) * 60_000;
}

/** Whether a token of this age (milliseconds) should be renewed before it expires. */
export function isNearlyOver(ageInMs: number): boolean {
  return ageInMs > (TOKEN_MINUTES - RENEW_BEFORE_MINUTES) * 60_000;
}
