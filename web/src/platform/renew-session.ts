import { ApiError } from '@move/contract/kit/client.ts';
import type { AuthSession, SessionEnd } from './session.ts';

/** A token is good for 60 minutes; with less than 5 left it is renewed. */
export const TOKEN_MINUTES = 60;
const RENEW_BEFORE_MINUTES = 5;

export type Renewal = 'renewed' | 'refused' | 'unreachable';

export type RenewalParts<Answer> = {
  /** What local storage holds now: another tab may have been first. */
  read: () => AuthSession | null;
  /** Takes over what another tab stored. */
  adopt: (stored: AuthSession) => void;
  save: (answer: Answer) => void;
  end: (reason: SessionEnd) => void;
  refresh: (token: string) => Promise<Answer>;
  /** Runs one at a time, over all tabs. */
  lock: (work: () => Promise<Renewal>) => Promise<Renewal>;
};

/**
 * Renews the token that was refused or grows old, one at a time over all tabs (D1.2). A token that another tab already
 * replaced is taken over without a call. Only a refused refresh of the token that is still stored ends the session;
 * a server out of reach ends nothing.
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

/** Whether less than half of its time is left to a token of this age (milliseconds): then a page that opens renews it. */
export function isHalfOver(ageInMs: number): boolean {
  return ageInMs > (TOKEN_MINUTES / 2) * 60_000;
}

/** Whether a token of this age (milliseconds) should be renewed before it is refused. */
export function isNearlyOver(ageInMs: number): boolean {
  return ageInMs > (TOKEN_MINUTES - RENEW_BEFORE_MINUTES) * 60_000;
}
